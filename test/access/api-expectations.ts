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

/** Who looks after a business that is set up, and admins. */
const BUSINESS: Answers = {
  ...answersOf('role_not_allowed'),
  visitor: 'authentication_required',
  account_suspended_creator: 'account_suspended',
  business_onboarding: 'onboarding_required',
  business_active: 'ok',
  business_completed: 'ok',
  business_suspended: 'account_suspended',
  business_manager: 'ok',
  business_ownerless: 'ownership_required',
  admin_suspended: 'account_suspended',
  admin_active: 'ok',
};

const BUSINESS_OWNER: Answers = {
  ...BUSINESS,
  business_manager: 'ownership_required',
  admin_active: 'role_not_allowed',
};

/** While a shop is being set up, and for whoever belongs to none. */
const ONBOARDING: Answers = {
  ...answersOf('role_not_allowed'),
  visitor: 'authentication_required',
  account_suspended_creator: 'account_suspended',
  business_onboarding: 'ok',
  business_active: 'onboarding_required',
  business_completed: 'onboarding_required',
  business_suspended: 'account_suspended',
  business_manager: 'onboarding_required',
  business_ownerless: 'ok',
  admin_suspended: 'account_suspended',
};

/** The last step of setting up, which can be sent again. */
const OWN_SETUP: Answers = {
  ...ONBOARDING,
  business_active: 'ok',
  business_completed: 'ok',
  business_manager: 'ok',
};

/** Whoever applies or has applied, at every stage of it. */
const CREATOR_SIDE: Answers = {
  ...answersOf('role_not_allowed'),
  visitor: 'authentication_required',
  applicant_none: 'ok',
  applicant_draft: 'ok',
  applicant_pending_review: 'ok',
  applicant_changes_requested: 'ok',
  applicant_rejected: 'ok',
  applicant_rejected_long_ago: 'ok',
  creator_approved: 'ok',
  creator_active: 'ok',
  creator_suspended: 'ok',
  creator_pending: 'ok',
  creator_no_status: 'ok',
  account_suspended_creator: 'account_suspended',
  business_suspended: 'account_suspended',
  admin_suspended: 'account_suspended',
};

/** While an application can be written, by whoever is an applicant or stands where applicants stand. */
const APPLICATION_OPEN: Answers = {
  ...CREATOR_SIDE,
  applicant_pending_review: 'creator_status_not_allowed',
  applicant_rejected: 'creator_status_not_allowed',
  creator_approved: 'role_not_allowed',
  creator_active: 'role_not_allowed',
  creator_suspended: 'creator_status_not_allowed',
};

/** A removal holds no body that could be wrong, so the state of the profile answers. */
const PROFILE_WRITERS: Answers = {
  ...CREATOR_SIDE,
  applicant_pending_review: 'creator_status_not_allowed',
  applicant_rejected: 'creator_status_not_allowed',
  applicant_rejected_long_ago: 'creator_status_not_allowed',
  creator_suspended: 'creator_status_not_allowed',
};

/** Handles stay as they were sent while somebody reads the application, but they can still be proven. */
const HANDLE_PROVERS: Answers = {
  ...CREATOR_SIDE,
  applicant_rejected: 'creator_status_not_allowed',
  creator_suspended: 'creator_status_not_allowed',
};
const HANDLE_WRITERS: Answers = { ...HANDLE_PROVERS, applicant_pending_review: 'creator_status_not_allowed' };

/** Creators who passed the review; everybody else on their side is told that it is about that. */
const CREATOR_AREA: Answers = {
  ...CREATOR_SIDE,
  applicant_none: 'creator_status_not_allowed',
  applicant_draft: 'creator_status_not_allowed',
  applicant_pending_review: 'creator_status_not_allowed',
  applicant_changes_requested: 'creator_status_not_allowed',
  applicant_rejected: 'creator_status_not_allowed',
  applicant_rejected_long_ago: 'creator_status_not_allowed',
  creator_suspended: 'creator_status_not_allowed',
  creator_pending: 'creator_status_not_allowed',
  creator_no_status: 'creator_status_not_allowed',
};

/** Everybody at work in the marketplace; of creators, who passed the review. */
const CAMPAIGN_LIST: Answers = {
  ...IN_GOOD_STANDING,
  applicant_none: 'creator_status_not_allowed',
  applicant_draft: 'creator_status_not_allowed',
  applicant_pending_review: 'creator_status_not_allowed',
  applicant_changes_requested: 'creator_status_not_allowed',
  applicant_rejected: 'creator_status_not_allowed',
  applicant_rejected_long_ago: 'creator_status_not_allowed',
  creator_suspended: 'creator_status_not_allowed',
  creator_pending: 'creator_status_not_allowed',
  creator_no_status: 'creator_status_not_allowed',
};

const CAMPAIGN_DETAIL: Answers = { ...CAMPAIGN_LIST, role_less: 'role_not_allowed' };

/** The answer of every API route to everybody, written by hand. */
const API_EXPECTATIONS: Readonly<Record<string, Answers>> = {
  'GET /api/campaign-count': EVERYONE,
  'GET /api/campaigns': CAMPAIGN_LIST,
  'GET /api/campaign-filters': CAMPAIGN_LIST,
  'PUT /api/campaigns/{id}/keeping': CREATOR_AREA,
  'DELETE /api/campaigns/{id}/keeping': CREATOR_AREA,
  'GET /api/kept-campaigns': CREATOR_AREA,
  'GET /api/saved-searches': CREATOR_AREA,
  'POST /api/saved-searches': CREATOR_AREA,
  'PATCH /api/saved-searches/{id}': CREATOR_AREA,
  'DELETE /api/saved-searches/{id}': CREATOR_AREA,
  'GET /api/saved-search-standing': EVERYONE,
  'POST /api/saved-search-stops': EVERYONE,
  'GET /api/cities': EVERYONE,
  'GET /api/dev/mailbox': EVERYONE,
  'GET /api/neighborhoods': EVERYONE,
  'GET /api/industries': EVERYONE,
  'GET /api/showcase': EVERYONE,
  'GET /api/invitation-standing': EVERYONE,
  'POST /api/invitation-refusals': EVERYONE,
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

  'GET /api/creators/{id}': IN_GOOD_STANDING,

  'POST /api/geocodes': IN_GOOD_STANDING,
  'GET /api/neighborhoods/{id}/figures': IN_GOOD_STANDING,
  'PATCH /api/me/profile': IN_GOOD_STANDING,
  'POST /api/me/email-changes': IN_GOOD_STANDING,
  'DELETE /api/me/email-changes': IN_GOOD_STANDING,
  'PUT /api/me/notification-preferences': IN_GOOD_STANDING,

  'GET /api/dev/social/{platform}': EVERYONE,
  'POST /api/dev/social/{platform}': EVERYONE,
  'GET /api/sandbox/checkouts/{id}': EVERYONE,
  'POST /api/sandbox/checkouts/{id}/answer': EVERYONE,

  'POST /api/invitation-acceptances': IN_GOOD_STANDING,
  'GET /api/creators/{id}/portfolio': IN_GOOD_STANDING,
  'GET /api/businesses': IN_GOOD_STANDING,
  'GET /api/businesses/{id}': BUSINESS,
  'GET /api/businesses/{id}/overview': BUSINESS,
  'PATCH /api/businesses/{id}': BUSINESS,
  'GET /api/businesses/{id}/locations': BUSINESS,
  'POST /api/businesses/{id}/locations': BUSINESS,
  'POST /api/businesses/{id}/found-addresses/{finding_id}/dismissal': BUSINESS,
  'PATCH /api/locations/{id}': BUSINESS,
  'PUT /api/locations/{id}/primary': BUSINESS,
  'POST /api/locations/{id}/archive': BUSINESS,
  'DELETE /api/locations/{id}/archive': BUSINESS,
  'GET /api/creator-counts': BUSINESS,
  'GET /api/businesses/{business_id}/campaigns/{identifier}/funding': BUSINESS,
  'POST /api/businesses/{business_id}/campaigns/{identifier}/fundings': BUSINESS_OWNER,
  'GET /api/businesses/{business_id}/campaigns/{identifier}/money': BUSINESS,
  'GET /api/businesses/{business_id}/fundings/{funding_id}': BUSINESS,
  'GET /api/businesses/{id}/receipts': BUSINESS_OWNER,
  'GET /api/businesses/{business_id}/receipts/{funding_id}': BUSINESS,
  'POST /api/businesses/{id}/campaigns': BUSINESS,
  'GET /api/businesses/{id}/campaigns/{identifier}/draft': BUSINESS,
  'PATCH /api/businesses/{id}/campaigns/{identifier}/draft': BUSINESS,
  'DELETE /api/businesses/{id}/campaigns/{identifier}/draft': BUSINESS,
  'POST /api/businesses/{id}/campaigns/{identifier}/draft/completion': BUSINESS,
  'POST /api/businesses/{id}/campaigns/{identifier}/revisions': BUSINESS,
  'GET /api/businesses/{id}/campaigns/{identifier}/brief-versions': BUSINESS,
  'GET /api/businesses/{id}/campaigns/{identifier}/hints': BUSINESS,
  'GET /api/content-packages': BUSINESS,
  'GET /api/businesses/{id}/campaigns/{identifier}/applicants': BUSINESS,
  'GET /api/businesses/{id}/campaigns/{identifier}/applicants/{application_id}': BUSINESS,
  'POST /api/businesses/{id}/campaigns/{identifier}/applicants/{application_id}/decision': BUSINESS,
  'POST /api/businesses/{id}/campaigns/{identifier}/applicant-decisions': BUSINESS,
  'POST /api/businesses/{id}/campaigns/{identifier}/decision-undos': BUSINESS,
  'GET /api/businesses/{id}/campaigns/{identifier}/applicants/{application_id}/notes': BUSINESS,
  'POST /api/businesses/{id}/campaigns/{identifier}/applicants/{application_id}/notes': BUSINESS,
  'DELETE /api/businesses/{id}/campaigns/{identifier}/applicants/{application_id}/notes/{note_id}': BUSINESS,
  'GET /api/businesses/{id}/campaigns/{identifier}/creators': BUSINESS,
  'POST /api/businesses/{id}/campaigns/{identifier}/creator-invitations': BUSINESS,
  'GET /api/businesses/{id}/creators/{creator_id}/invitable-campaigns': BUSINESS,
  'GET /api/businesses/{id}/campaigns': BUSINESS,
  'GET /api/businesses/{id}/campaigns/{identifier}': BUSINESS,
  'POST /api/businesses/{id}/campaigns/{identifier}/pause': BUSINESS,
  'POST /api/businesses/{id}/campaigns/{identifier}/resumption': BUSINESS,
  'POST /api/businesses/{id}/campaigns/{identifier}/closing': BUSINESS,
  'GET /api/businesses/{id}/campaigns/{identifier}/cancellation': BUSINESS,
  'POST /api/businesses/{id}/campaigns/{identifier}/cancellation': BUSINESS,
  'POST /api/businesses/{id}/campaigns/{identifier}/duplicate': BUSINESS,
  'GET /api/businesses/{id}/campaigns/{identifier}/events': BUSINESS,
  'DELETE /api/businesses/{id}/membership': BUSINESS,
  'GET /api/businesses/{id}/members': BUSINESS_OWNER,
  'DELETE /api/businesses/{id}/members/{member_id}': BUSINESS_OWNER,
  'PUT /api/businesses/{id}/owner': BUSINESS_OWNER,
  'POST /api/businesses/{id}/invitations': BUSINESS_OWNER,
  'DELETE /api/businesses/{id}/invitations/{invitation_id}': BUSINESS_OWNER,

  'GET /api/media': IN_GOOD_STANDING,
  'POST /api/media/signed-urls': IN_GOOD_STANDING,
  'GET /api/media/by-path': IN_GOOD_STANDING,
  'PUT /api/media/order': IN_GOOD_STANDING,
  'PATCH /api/media/{id}': IN_GOOD_STANDING,
  'DELETE /api/media/{id}': IN_GOOD_STANDING,
  'POST /api/media/{id}/restoration': IN_GOOD_STANDING,
  'GET /api/social-accounts': CREATOR_SIDE,
  'POST /api/social-accounts': CREATOR_SIDE,
  'PATCH /api/social-accounts/{id}': CREATOR_SIDE,
  'DELETE /api/social-accounts/{id}': HANDLE_WRITERS,
  'DELETE /api/social-accounts/{id}/connection': CREATOR_SIDE,
  'POST /api/social-accounts/{id}/syncs': CREATOR_SIDE,
  'POST /api/social-accounts/{id}/proof-code': HANDLE_PROVERS,
  'POST /api/social-accounts/{id}/proof-checks': HANDLE_PROVERS,
  'POST /api/social-connections/{platform}': CREATOR_SIDE,
  'POST /api/social-connections/{platform}/callback': CREATOR_SIDE,

  'GET /api/admin/applicants': ADMIN,
  'GET /api/admin/applicants/{creator_id}': ADMIN,
  'POST /api/admin/applicants/{creator_id}/decision': ADMIN,
  'POST /api/admin/applicant-decisions': ADMIN,
  'GET /api/admin/audit-log': ADMIN,
  'GET /api/admin/businesses': ADMIN,
  'GET /api/admin/businesses/{id}': ADMIN,
  'GET /api/admin/creators': ADMIN,
  'PUT /api/admin/creators/{id}/suspension': ADMIN,
  'POST /api/admin/creators/{id}/reinstatement': ADMIN,
  'GET /api/admin/content-packages': ADMIN,
  'POST /api/admin/content-packages': ADMIN,
  'PUT /api/admin/content-packages/order': ADMIN,
  'PUT /api/admin/content-packages/{package_id}': ADMIN,
  'POST /api/admin/content-packages/{package_id}/archive': ADMIN,
  'DELETE /api/admin/content-packages/{package_id}/archive': ADMIN,
  'GET /api/admin/campaigns': ADMIN,
  'GET /api/admin/campaigns/{id}': ADMIN,
  'POST /api/admin/campaigns/{id}/hold': ADMIN,
  'POST /api/admin/campaigns/{id}/resumption': ADMIN,
  'POST /api/admin/campaigns/{id}/takedown': ADMIN,
  'GET /api/admin/overview': ADMIN,
  'GET /api/admin/users': ADMIN,
  'GET /api/admin/users/{id}': ADMIN,
  'POST /api/admin/users/{id}/session-endings': ADMIN,
  'PUT /api/admin/users/{id}/role': ADMIN,
  'GET /api/admin/waiting-counts': ADMIN,
  'GET /api/creator-application': CREATOR_SIDE,
  'POST /api/creator-application': APPLICATION_OPEN,
  'PATCH /api/creator-application': CREATOR_SIDE,
  'PUT /api/creator-application/rates': CREATOR_SIDE,
  'POST /api/creator-application/links': CREATOR_SIDE,
  'PUT /api/creator-application/links/order': CREATOR_SIDE,
  'DELETE /api/creator-application/links/{id}': PROFILE_WRITERS,
  'POST /api/creator-application/submission': APPLICATION_OPEN,
  'POST /api/creators/me/entrance': CREATOR_AREA,

  'GET /api/campaigns/{identifier}': CAMPAIGN_DETAIL,
  'POST /api/campaigns/{campaign_id}/applications': CREATOR_AREA,
  'POST /api/applications/{id}/withdrawal': CREATOR_AREA,
  'POST /api/applications/{id}/decline': CREATOR_AREA,

  'PUT /api/creators/{id}/reader': ADMIN,
  'GET /api/admin/social-accounts': ADMIN,
  'GET /api/admin/social-summary': ADMIN,
  'GET /api/admin/social-accounts/{id}': ADMIN,
  'POST /api/admin/social-accounts/{id}/syncs': ADMIN,
  'POST /api/admin/social-accounts/{id}/disconnection': ADMIN,
  'GET /api/onboarding': ONBOARDING,
  'PATCH /api/onboarding': ONBOARDING,
  'PUT /api/onboarding/business': ONBOARDING,
  'PUT /api/onboarding/location': ONBOARDING,
  'GET /api/onboarding/nearby-creators': ONBOARDING,
  'POST /api/onboarding/completion': OWN_SETUP,
  'POST /api/enrichments': ONBOARDING,
  'GET /api/enrichments/{id}': ONBOARDING,
  'PUT /api/enrichment-findings/{id}/decision': ONBOARDING,
  'GET /api/admin/enrichments': ADMIN,
  'POST /api/admin/enrichments': ADMIN,
  'GET /api/admin/enrichments/{id}': ADMIN,

  'GET /api/admin/storage': ADMIN,
  'GET /api/admin/storage/orphans': ADMIN,
  'POST /api/admin/storage/orphan-sweeps': ADMIN,
  'POST /api/admin/storage/files/{id}/restoration': ADMIN,
  'POST /api/admin/storage/uploads/{id}/cancellation': ADMIN,
  'POST /api/businesses/{id}/views': ADMIN,
  'PUT /api/accounts/{id}/suspension': ADMIN,
  'POST /api/accounts/{id}/reinstatement': ADMIN,
  'GET /api/businesses/{id}/quotes': BUSINESS,
  'GET /api/businesses/{id}/quotes/{quote_id}': BUSINESS,
  'POST /api/businesses/{id}/quotes/{quote_id}/acceptance': BUSINESS,
  'POST /api/businesses/{id}/quotes/{quote_id}/counter': BUSINESS,
  'POST /api/businesses/{id}/quotes/{quote_id}/decline': BUSINESS,
  'POST /api/businesses/{id}/quotes/{quote_id}/withdrawal': BUSINESS,
  'POST /api/quotes/{id}/acceptance': CREATOR_AREA,
  'POST /api/quotes/{id}/counter': CREATOR_AREA,
  'POST /api/quotes/{id}/decline': CREATOR_AREA,
  'POST /api/quotes/{id}/withdrawal': CREATOR_AREA,
  'GET /api/own-applications': CREATOR_AREA,
  'GET /api/suggested-campaigns': CREATOR_AREA,
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
