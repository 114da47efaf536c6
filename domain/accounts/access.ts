import { type CreatorStatus, passesCreatorGate } from '#domain/creators/creator-states.ts';
import { type AccountStatus, isWorking } from './account-states.ts';
import { ADMIN_ROLES, type AdminRole, type MemberRole, type Role } from './roles.ts';

/** The facts about the caller that a guard needs. */
export interface Account {
  user_id: string;
  email: string;
  full_name: string | null;
  role: Role | null;
  /** Null for everyone who isn't an admin. */
  admin_role: AdminRole | null;
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
  /** They manage some of its locations only. */
  is_limited?: boolean | undefined;
}

/** `null` is a visitor. */
export type Actor = Account | null;

export const DENIAL_REASONS = [
  'authentication_required',
  'role_not_allowed',
  'admin_role_not_allowed',
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
  /** Of the admins, only those with one of these roles; left out, all of them. It says nothing about anyone else. */
  admin_roles?: readonly AdminRole[];
}

/** The admins who see amounts of money: all but support. */
const AMOUNT_READERS = ['owner', 'operations', 'money', 'read_only'] as const;

const ANYONE = ['business', 'creator', 'applicant', 'admin', 'none'] as const;

const DEVELOPER = {
  roles: ['business', 'creator', 'admin'],
  creators: 'approved',
  onboarding: 'finished',
  membership: 'member',
} as const;

/** All access rules, for pages and API alike. A route names one; a page may narrow it. */
export const ACCESS_RULES = {
  everyone: {},
  signed_in: { roles: ANYONE, admits_suspended: true },
  own_factors: { roles: ANYONE, admits_suspended: true, admits_unprotected: true },
  in_good_standing: { roles: ANYONE },
  settings: { roles: ['business', 'creator', 'admin', 'none'] },
  /** API keys: owners and managers for their business, creators and admins for themselves. */
  developer: DEVELOPER,
  /** Webhooks: the same, but of the admins only owners, for the platform. */
  webhooks: { ...DEVELOPER, admin_roles: ['owner'] },
  campaign_list: { roles: ANYONE, creators: 'approved', admin_roles: AMOUNT_READERS },
  campaign_detail: {
    roles: ['business', 'creator', 'applicant', 'admin'],
    creators: 'approved',
    admin_roles: AMOUNT_READERS,
  },
  /** Records that both sides of the work read about each other and their agreement, amounts included. */
  agreement: { roles: ANYONE, admin_roles: AMOUNT_READERS },
  work_cancellation: { roles: ANYONE, admin_roles: ['owner', 'operations', 'money'] },
  application_open: { roles: ['applicant'], application: 'open' },
  application_sent: { roles: ['applicant'], application: 'sent' },
  onboarding: { roles: ['business'], onboarding: 'required' },
  /** Owners during and after onboarding, because the last step can be submitted again. */
  own_setup: { roles: ['business'] },
  business: {
    roles: ['business', 'admin'],
    onboarding: 'finished',
    membership: 'member',
    admin_roles: AMOUNT_READERS,
  },
  business_owner: { roles: ['business'], onboarding: 'finished', membership: 'owner' },
  creator: { roles: ['creator', 'applicant'], creators: 'approved' },
  /** Applicants at any stage, and creators. */
  creator_side: { roles: ['creator', 'applicant'] },
  /** Every admin: people, shops, campaigns, reports and requests. Support gets the answers without amounts. */
  admin: { roles: ['admin'] },
  /** Reading money, and what can't be told without it. */
  admin_amounts: { roles: ['admin'], admin_roles: AMOUNT_READERS },
  /** Reading settings, jobs, files and the audit log. */
  admin_system: { roles: ['admin'], admin_roles: ['owner', 'operations', 'money', 'read_only'] },
  /** Answering people and mending their emails and connections. */
  admin_support: { roles: ['admin'], admin_roles: ['owner', 'operations', 'support'] },
  /** Vetting, moderation, campaigns, packages, files and jobs. */
  admin_operations: { roles: ['admin'], admin_roles: ['owner', 'operations'] },
  /** Deciding disputes and approvals, and looking into alarms. */
  admin_decisions: { roles: ['admin'], admin_roles: ['owner', 'operations', 'money'] },
  /** Moving money, and the tax desk. */
  admin_money: { roles: ['admin'], admin_roles: ['owner', 'money'] },
  /** Settings, and the roles of admins. */
  admin_owner: { roles: ['admin'], admin_roles: ['owner'] },
} as const satisfies Record<string, AccessRule>;
export type AccessRuleName = keyof typeof ACCESS_RULES;

/** Null if the rule is met, else the first reason why it isn't. */
export function findDenial(rule: AccessRule, actor: Actor): DenialReason | null {
  if (rule.roles === undefined) return null;
  if (actor === null) return 'authentication_required';
  if (isShutOut(actor) && !rule.admits_suspended) return 'account_suspended';
  if (actor.must_add_factor && !rule.admits_unprotected) return 'factor_required';
  if (!hasRole(rule, actor)) return 'role_not_allowed';
  if (actor.role === 'admin' && !hasAdminRole(rule, actor)) return 'admin_role_not_allowed';
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

function hasAdminRole({ admin_roles }: AccessRule, { admin_role }: Account): boolean {
  return admin_roles === undefined || (admin_role !== null && admin_roles.includes(admin_role));
}

/** Whether an account may use what a rule guards, for buttons, links and lists of recipients. */
export function isAllowed(name: AccessRuleName, actor: Actor): boolean {
  return findDenial(ACCESS_RULES[name], actor) === null;
}

/** The admin roles that a rule lets in. */
export function adminRolesOf(name: AccessRuleName): readonly AdminRole[] {
  const { admin_roles }: AccessRule = ACCESS_RULES[name];
  return admin_roles ?? ADMIN_ROLES;
}

/** Admins who may not see amounts get every answer without them. */
export function seesAmounts({ role, admin_role }: Pick<Account, 'role' | 'admin_role'>): boolean {
  return role !== 'admin' || (admin_role !== null && adminRolesOf('admin_amounts').includes(admin_role));
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
