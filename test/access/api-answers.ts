import type { ProblemCode } from '#contract/platform/problem.ts';
import { PERSONA_NAMES, type PersonaName } from './personas.ts';

/** Let in (`ok`: what happens next is the route's affair), or the code of the refusal. */
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
export type Answers = Record<PersonaName, ApiAnswer>;

export const EVERYONE = answersOf('ok');

/** Also who is suspended: they may see and take what is theirs, and leave. */
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
  admin_active: 'ok',
};

/** Who looks after a business that is set up, and admins. */
export const BUSINESS: Answers = {
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

export const BUSINESS_OWNER: Answers = {
  ...BUSINESS,
  business_manager: 'ownership_required',
  admin_active: 'role_not_allowed',
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
  business_ownerless: 'ok',
  admin_suspended: 'account_suspended',
};

/** The last step of setting up, which can be sent again. */
export const OWN_SETUP: Answers = {
  ...ONBOARDING,
  business_active: 'ok',
  business_completed: 'ok',
  business_manager: 'ok',
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

/** A removal holds no body that could be wrong, so the state of the profile answers. */
export const PROFILE_WRITERS: Answers = {
  ...CREATOR_SIDE,
  applicant_pending_review: 'creator_status_not_allowed',
  applicant_rejected: 'creator_status_not_allowed',
  applicant_rejected_long_ago: 'creator_status_not_allowed',
  creator_suspended: 'creator_status_not_allowed',
};

/** Handles stay as they were sent while somebody reads the application, but they can still be proven. */
export const HANDLE_PROVERS: Answers = {
  ...CREATOR_SIDE,
  applicant_rejected: 'creator_status_not_allowed',
  creator_suspended: 'creator_status_not_allowed',
};
export const HANDLE_WRITERS: Answers = {
  ...HANDLE_PROVERS,
  applicant_pending_review: 'creator_status_not_allowed',
};

/** Creators who passed the review; everybody else on their side is told that it is about that. */
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

/** Everybody at work in the marketplace; of creators, who passed the review. */
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
};

export const CAMPAIGN_DETAIL: Answers = { ...CAMPAIGN_LIST, role_less: 'role_not_allowed' };

function answersOf(answer: ApiAnswer): Answers {
  return Object.fromEntries(PERSONA_NAMES.map((persona) => [persona, answer])) as Answers;
}
