import type { ProblemCode } from '#contract/platform/problem.ts';
import { PERSONA_NAMES, type PersonaName } from './personas.ts';

/** Allowed (`ok`: the route itself decides the rest), or the code of the refusal. */
export type ApiAnswer =
  | 'ok'
  | Extract<
      ProblemCode,
      | 'authentication_required'
      | 'account_suspended'
      | 'role_not_allowed'
      | 'admin_role_not_allowed'
      | 'creator_status_not_allowed'
      | 'onboarding_required'
      | 'ownership_required'
    >;
export type Answers = Record<PersonaName, ApiAnswer>;

const NOT_FOR_ADMINS = {
  admin_active: 'role_not_allowed',
  admin_operations: 'role_not_allowed',
  admin_money: 'role_not_allowed',
  admin_support: 'role_not_allowed',
  admin_read_only: 'role_not_allowed',
} as const;

export const EVERYONE = answersOf('ok');

/** Suspended accounts too: they may read and take their own data, and leave. */
export const SIGNED_IN: Answers = { ...answersOf('ok'), visitor: 'authentication_required' };

export const IN_GOOD_STANDING: Answers = {
  ...answersOf('ok'),
  visitor: 'authentication_required',
  account_suspended_creator: 'account_suspended',
  business_suspended: 'account_suspended',
  admin_suspended: 'account_suspended',
  admin_not_active: 'role_not_allowed',
};

export const ADMIN: Answers = {
  ...answersOf('role_not_allowed'),
  visitor: 'authentication_required',
  account_suspended_creator: 'account_suspended',
  business_suspended: 'account_suspended',
  admin_suspended: 'account_suspended',
  ...adminsOf('operations', 'money', 'support', 'read_only'),
};
export const ADMIN_AMOUNTS: Answers = { ...ADMIN, ...adminsOf('operations', 'money', 'read_only') };
export const ADMIN_SYSTEM: Answers = { ...ADMIN, ...adminsOf('operations', 'money', 'read_only') };
export const ADMIN_SUPPORT: Answers = { ...ADMIN, ...adminsOf('operations', 'support') };
export const ADMIN_OPERATIONS: Answers = { ...ADMIN, ...adminsOf('operations') };
export const ADMIN_DECISIONS: Answers = { ...ADMIN, ...adminsOf('operations', 'money') };
export const ADMIN_MONEY: Answers = { ...ADMIN, ...adminsOf('money') };
export const ADMIN_OWNER: Answers = { ...ADMIN, ...adminsOf() };

/** Agreements of others, with their amounts. */
export const AGREEMENT: Answers = { ...IN_GOOD_STANDING, admin_support: 'admin_role_not_allowed' };
export const WORK_CANCELLATION: Answers = { ...IN_GOOD_STANDING, ...adminsOf('operations', 'money') };

/** Members of a business that is set up, and admins. */
export const BUSINESS: Answers = {
  ...answersOf('role_not_allowed'),
  visitor: 'authentication_required',
  account_suspended_creator: 'account_suspended',
  business_onboarding: 'onboarding_required',
  business_active: 'ok',
  business_completed: 'ok',
  business_suspended: 'account_suspended',
  business_manager: 'ok',
  business_limited: 'ok',
  business_ownerless: 'ownership_required',
  admin_suspended: 'account_suspended',
  ...adminsOf('operations', 'money', 'read_only'),
};

export const BUSINESS_OWNER: Answers = {
  ...BUSINESS,
  business_manager: 'ownership_required',
  business_limited: 'ownership_required',
  ...NOT_FOR_ADMINS,
};

/** While a shop is being set up, and for people without one. */
export const ONBOARDING: Answers = {
  ...answersOf('role_not_allowed'),
  visitor: 'authentication_required',
  account_suspended_creator: 'account_suspended',
  business_onboarding: 'ok',
  business_active: 'onboarding_required',
  business_completed: 'onboarding_required',
  business_suspended: 'account_suspended',
  business_manager: 'onboarding_required',
  business_limited: 'onboarding_required',
  business_ownerless: 'ok',
  admin_suspended: 'account_suspended',
};

/** The last step of onboarding, which can be submitted again. */
export const OWN_SETUP: Answers = {
  ...ONBOARDING,
  business_active: 'ok',
  business_completed: 'ok',
  business_manager: 'ok',
  business_limited: 'ok',
};

/** People who apply or have applied, at every stage. */
export const CREATOR_SIDE: Answers = {
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

/** While an application can be written, by an applicant or someone in the same state. */
export const APPLICATION_OPEN: Answers = {
  ...CREATOR_SIDE,
  applicant_pending_review: 'creator_status_not_allowed',
  applicant_rejected: 'creator_status_not_allowed',
  creator_approved: 'role_not_allowed',
  creator_active: 'role_not_allowed',
  creator_suspended: 'creator_status_not_allowed',
};

/** A DELETE has no body that could be invalid, so the status of the profile decides. */
export const PROFILE_WRITERS: Answers = {
  ...CREATOR_SIDE,
  applicant_pending_review: 'creator_status_not_allowed',
  applicant_rejected: 'creator_status_not_allowed',
  applicant_rejected_long_ago: 'creator_status_not_allowed',
  creator_suspended: 'creator_status_not_allowed',
};

/** Handles can't be changed while somebody reviews the application, but they can still be verified. */
export const HANDLE_PROVERS: Answers = {
  ...CREATOR_SIDE,
  applicant_rejected: 'creator_status_not_allowed',
  creator_suspended: 'creator_status_not_allowed',
};
export const HANDLE_WRITERS: Answers = {
  ...HANDLE_PROVERS,
  applicant_pending_review: 'creator_status_not_allowed',
};

/** Approved creators; everyone else on their side is told that approval is missing. */
export const CREATOR_AREA: Answers = {
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

/** Everyone who works in the marketplace; of the creators, only approved ones. */
export const CAMPAIGN_LIST: Answers = {
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
  admin_support: 'admin_role_not_allowed',
};

export const CAMPAIGN_DETAIL: Answers = { ...CAMPAIGN_LIST, role_less: 'role_not_allowed' };

function answersOf(answer: ApiAnswer): Answers {
  return Object.fromEntries(PERSONA_NAMES.map((persona) => [persona, answer])) as Answers;
}

type AdminPersona = 'operations' | 'money' | 'support' | 'read_only';

/** Owners, and admins with one of these roles. */
function adminsOf(...roles: AdminPersona[]) {
  const answer = (role: AdminPersona): ApiAnswer => (roles.includes(role) ? 'ok' : 'admin_role_not_allowed');
  return {
    admin_active: 'ok',
    admin_operations: answer('operations'),
    admin_money: answer('money'),
    admin_support: answer('support'),
    admin_read_only: answer('read_only'),
  } as const;
}

/** API keys: members of a business that is set up, approved creators and admins. */
export const DEVELOPER: Answers = {
  ...BUSINESS,
  ...adminsOf('operations', 'money', 'support', 'read_only'),
  creator_approved: 'ok',
  creator_active: 'ok',
  creator_suspended: 'creator_status_not_allowed',
  creator_pending: 'creator_status_not_allowed',
  creator_no_status: 'creator_status_not_allowed',
};

/** Webhooks: of the admins, only owners. */
export const WEBHOOKS: Answers = { ...DEVELOPER, ...adminsOf() };
