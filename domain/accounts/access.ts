import { type CreatorStatus, passesCreatorGate } from '#domain/creators/creator-states.ts';
import { type AccountStatus, isWorking } from './account-states.ts';
import type { MemberRole, Role } from './roles.ts';

/** The facts about the caller that a guard needs. */
export interface Account {
  user_id: string;
  email: string;
  full_name: string | null;
  role: Role | null;
  account_status: AccountStatus;
  is_business_onboarding: boolean;
  /** Both are null if there is no creator row. */
  creator_id: string | null;
  creator_status: CreatorStatus | null;
  /** Whether the application can still be edited. */
  is_application_open: boolean;
  /**
   * The business they work in: the one the request names, else the one they chose on this device, else the primary
   * one, which is the one they own or the first one they are a member of.
   */
  business: OwnBusiness | null;
  /** The number of businesses they are an active member of. */
  business_count: number;
  /** An admin without a passkey or an authenticator app can't open anything else until they add one. */
  must_add_factor: boolean;
  /** Set while an admin views the product as this creator: it is read-only, and ends then. */
  viewed_until?: string | undefined;
}

export interface OwnBusiness {
  id: string;
  business_name: string;
  slug: string;
  industry: string | null;
  membership: MemberRole;
}

/** `null` is a visitor. */
export type Actor = Account | null;

export const DENIAL_REASONS = [
  'authentication_required',
  'role_not_allowed',
  'creator_status_not_allowed',
  'account_suspended',
  'factor_required',
  'onboarding_required',
  'ownership_required',
  'no_rule_found',
] as const;
export type DenialReason = (typeof DENIAL_REASONS)[number];

/** The conditions for using a page or an API route. Conditions that are left out aren't checked. */
export interface AccessRule {
  /** Left out, no account is needed. `none` is an account without a role. */
  roles?: readonly (Role | 'none')[];
  /** Suspended accounts are let in too, to read their own records and to leave. */
  admits_suspended?: true;
  /** Admins who only have a password are let in too, so they can add a second factor. */
  admits_unprotected?: true;
  /** Replaces the statuses in which a role normally works. */
  account_statuses?: readonly AccountStatus[];
  /** Whether creators must have passed vetting. */
  creators?: 'approved';
  application?: 'open' | 'sent';
  /** These two conditions apply to the business role only. */
  onboarding?: 'required' | 'finished';
  membership?: 'member' | 'owner';
}

const ANYONE = ['business', 'creator', 'applicant', 'admin', 'none'] as const;

/** All access rules, for pages and API alike. A route names one; a page may narrow it. */
export const ACCESS_RULES = {
  everyone: {},
  signed_in: { roles: ANYONE, admits_suspended: true },
  own_factors: { roles: ANYONE, admits_suspended: true, admits_unprotected: true },
  in_good_standing: { roles: ANYONE },
  settings: { roles: ['business', 'creator', 'admin', 'none'] },
  campaign_list: { roles: ANYONE, creators: 'approved' },
  campaign_detail: { roles: ['business', 'creator', 'applicant', 'admin'], creators: 'approved' },
  application_open: { roles: ['applicant'], application: 'open' },
  application_sent: { roles: ['applicant'], application: 'sent' },
  onboarding: { roles: ['business'], onboarding: 'required' },
  /** Owners during and after onboarding, because the last step can be submitted again. */
  own_setup: { roles: ['business'] },
  business: { roles: ['business', 'admin'], onboarding: 'finished', membership: 'member' },
  business_owner: { roles: ['business'], onboarding: 'finished', membership: 'owner' },
  creator: { roles: ['creator', 'applicant'], creators: 'approved' },
  /** Applicants at any stage, and creators. */
  creator_side: { roles: ['creator', 'applicant'] },
  admin: { roles: ['admin'] },
} as const satisfies Record<string, AccessRule>;
export type AccessRuleName = keyof typeof ACCESS_RULES;

/** Null if the rule is met, else the first reason why it isn't. */
export function findDenial(rule: AccessRule, actor: Actor): DenialReason | null {
  if (rule.roles === undefined) return null;
  if (actor === null) return 'authentication_required';
  if (isShutOut(actor) && !rule.admits_suspended) return 'account_suspended';
  if (actor.must_add_factor && !rule.admits_unprotected) return 'factor_required';
  if (!hasRole(rule, actor)) return 'role_not_allowed';
  if (rule.creators && isCreatorSide(actor) && !isApprovedCreator(actor)) return 'creator_status_not_allowed';
  if (rule.application && actor.is_application_open !== (rule.application === 'open')) {
    return 'creator_status_not_allowed';
  }
  if (actor.role === 'business') {
    if (rule.onboarding && needsOnboarding(actor) !== (rule.onboarding === 'required')) {
      return isOwnerless(actor) ? 'ownership_required' : 'onboarding_required';
    }
    if (rule.membership && actor.business === null) return 'ownership_required';
    if (rule.membership === 'owner' && actor.business?.membership !== 'owner') return 'ownership_required';
  }
  return null;
}

function isShutOut({ account_status }: Account): boolean {
  return account_status === 'suspended' || account_status === 'deleted';
}

/** A creator who isn't approved, or no longer is, gets what applicants get. */
function hasRole({ roles = [], account_statuses, admits_suspended }: AccessRule, actor: Account): boolean {
  const hasStatus = account_statuses
    ? account_statuses.includes(actor.account_status)
    : admits_suspended || isWorking(actor);
  if (!hasStatus) return false;
  if (roles.includes(actor.role ?? 'none')) return true;
  return roles.includes('applicant') && actor.role === 'creator' && !isApprovedCreator(actor);
}

function isCreatorSide({ role }: Account): boolean {
  return role === 'creator' || role === 'applicant';
}

function isApprovedCreator({ role, creator_status }: Account): boolean {
  return role === 'creator' && passesCreatorGate(creator_status);
}

/** Someone without a business starts with onboarding. */
function needsOnboarding(account: Account): boolean {
  return account.is_business_onboarding || account.business === null;
}

function isOwnerless(account: Account): boolean {
  return !account.is_business_onboarding && account.business === null;
}

export const PROTECT_PATH = '/auth/protect';

/** The front page of a person's area; `/` for people without one. */
export function homeOf(account: Actor): string {
  if (account === null || isShutOut(account) || !isWorking(account)) return '/';
  if (account.must_add_factor) return PROTECT_PATH;
  switch (account.role) {
    case 'admin':
      return '/admin';
    case 'business':
      return needsOnboarding(account) ? '/onboarding' : '/business';
    case 'creator':
      if (isApprovedCreator(account)) return '/creator';
      return account.is_application_open ? '/apply' : '/apply/status';
    case 'applicant':
      return account.is_application_open ? '/apply' : '/apply/status';
    default:
      return '/';
  }
}
