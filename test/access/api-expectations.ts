import type { ProblemCode } from '#contract/problem.ts';
import { PERSONA_NAMES, type PersonaName } from './personas.ts';

/** Let through the door (`ok`: what happens behind it is the route's affair), or the code of the refusal. */
export type ApiAnswer =
  | 'ok'
  | Extract<
      ProblemCode,
      | 'authentication_required'
      | 'account_suspended'
      | 'role_not_allowed'
      | 'creator_status_not_allowed'
      | 'onboarding_required'
      | 'ownership_required'
    >;
type Answers = Record<PersonaName, ApiAnswer>;

const EVERYONE = answersOf('ok');

/** Also who is suspended: they may see and take what is theirs, and leave. */
const SIGNED_IN: Answers = { ...answersOf('ok'), visitor: 'authentication_required' };

const IN_GOOD_STANDING: Answers = {
  ...answersOf('ok'),
  visitor: 'authentication_required',
  account_suspended_creator: 'account_suspended',
  business_suspended: 'account_suspended',
  admin_suspended: 'account_suspended',
  admin_not_active: 'role_not_allowed',
};

const ADMIN: Answers = {
  ...answersOf('role_not_allowed'),
  visitor: 'authentication_required',
  account_suspended_creator: 'account_suspended',
  business_suspended: 'account_suspended',
  admin_suspended: 'account_suspended',
  admin_active: 'ok',
};

/** The answer of every API route to everybody, written by hand. */
const API_EXPECTATIONS: Readonly<Record<string, Answers>> = {
  'GET /api/campaign-count': EVERYONE,
  'GET /api/cities': EVERYONE,
  'GET /api/dev/mailbox': EVERYONE,
  'GET /api/showcase': EVERYONE,
  'POST /api/waiting-list-entries': EVERYONE,
  'GET /api/waiting-list-standing': EVERYONE,
  'POST /api/waiting-list-confirmations': EVERYONE,
  'POST /api/waiting-list-removals': EVERYONE,

  'GET /api/me': EVERYONE,
  'POST /api/auth/sign-ups': EVERYONE,
  'POST /api/auth/verification-checks': EVERYONE,
  'POST /api/auth/verification-emails': EVERYONE,
  'POST /api/auth/verifications': EVERYONE,
  'GET /api/auth/links': EVERYONE,
  'POST /api/auth/sessions': EVERYONE,
  'DELETE /api/auth/sessions': EVERYONE,
  'POST /api/auth/session-refreshes': EVERYONE,
  'POST /api/auth/sign-in-links': EVERYONE,
  'POST /api/auth/link-sessions': EVERYONE,
  'POST /api/auth/password-resets': EVERYONE,
  'POST /api/auth/passwords': EVERYONE,
  'POST /api/auth/email-change-confirmations': EVERYONE,

  'GET /api/me/standing': SIGNED_IN,
  'GET /api/me/settings': SIGNED_IN,
  'GET /api/me/export': SIGNED_IN,
  'POST /api/me/deletion': SIGNED_IN,
  'DELETE /api/me/sessions': SIGNED_IN,
  'DELETE /api/me/sessions/{id}': SIGNED_IN,
  'PUT /api/me/password': SIGNED_IN,

  'PATCH /api/me/profile': IN_GOOD_STANDING,
  'POST /api/me/email-changes': IN_GOOD_STANDING,
  'DELETE /api/me/email-changes': IN_GOOD_STANDING,
  'PUT /api/me/notification-preferences': IN_GOOD_STANDING,

  'POST /api/businesses/{id}/views': ADMIN,
  'PUT /api/accounts/{id}/suspension': ADMIN,
  'DELETE /api/accounts/{id}/suspension': ADMIN,
};
export const EXPECTED_ROUTES = Object.keys(API_EXPECTATIONS);

/** `route` as the API's document names it: `GET /api/me`. */
export function expectedAnswer(route: string, persona: PersonaName): ApiAnswer {
  const answers = Object.hasOwn(API_EXPECTATIONS, route) ? API_EXPECTATIONS[route] : undefined;
  if (!answers) throw new Error(`${route} has no expectation in test/access/api-expectations.ts`);
  return answers[persona];
}

function answersOf(answer: ApiAnswer): Answers {
  return Object.fromEntries(PERSONA_NAMES.map((persona) => [persona, answer])) as Answers;
}
