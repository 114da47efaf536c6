import type { Account, Actor } from '#domain/accounts/access.ts';
import type { AccountStatus } from '#domain/accounts/account-states.ts';
import type { AdminRole, MemberRole, Role } from '#domain/accounts/roles.ts';
import type { CreatorStatus } from '#domain/creators/creator-states.ts';

/** A caller as plain values; tests with a database turn them into rows. */
export interface Persona {
  role: Role | null;
  account_status: AccountStatus;
  is_business_onboarding: boolean;
  /** Null if there is no creator row. */
  creator: { status: CreatorStatus | null; decided_days_ago: number | null } | null;
  /** The expected result for the row above, to be compared with the rule. */
  is_application_open: boolean;
  membership: MemberRole | null;
  /** A manager of some of the locations. */
  is_limited?: boolean;
  /** Of an admin. */
  admin_role: AdminRole | null;
}

const PERSON: Persona = {
  role: null,
  account_status: 'active',
  is_business_onboarding: false,
  creator: null,
  is_application_open: false,
  membership: null,
  admin_role: null,
};
const APPLICANT = { ...PERSON, role: 'applicant' } as const;
const CREATOR = { ...PERSON, role: 'creator' } as const;
const OWNER = { ...PERSON, role: 'business', membership: 'owner' } as const;
const ADMIN = { ...PERSON, role: 'admin', admin_role: 'owner' } as const;

/** Every caller that a guard must distinguish. */
export const PERSONAS = {
  visitor: null,
  role_less: PERSON,

  applicant_none: { ...APPLICANT, is_application_open: true },
  applicant_draft: { ...APPLICANT, creator: undecided('draft'), is_application_open: true },
  applicant_pending_review: { ...APPLICANT, creator: undecided('pending_review') },
  applicant_changes_requested: {
    ...APPLICANT,
    creator: { status: 'changes_requested', decided_days_ago: 2 },
    is_application_open: true,
  },
  applicant_rejected: { ...APPLICANT, creator: { status: 'rejected', decided_days_ago: 2 } },
  applicant_rejected_long_ago: {
    ...APPLICANT,
    creator: { status: 'rejected', decided_days_ago: 31 },
    is_application_open: true,
  },

  creator_approved: { ...CREATOR, creator: { status: 'approved', decided_days_ago: 2 } },
  creator_active: { ...CREATOR, creator: { status: 'active', decided_days_ago: 200 } },
  creator_suspended: { ...CREATOR, creator: { status: 'suspended', decided_days_ago: 200 } },
  creator_pending: { ...CREATOR, creator: undecided('pending'), is_application_open: true },
  creator_no_status: { ...CREATOR, creator: undecided(null), is_application_open: true },
  account_suspended_creator: {
    ...CREATOR,
    account_status: 'suspended',
    creator: { status: 'active', decided_days_ago: 200 },
  },

  business_onboarding: { ...OWNER, is_business_onboarding: true, membership: null },
  business_active: OWNER,
  business_completed: { ...OWNER, account_status: 'completed' },
  business_suspended: { ...OWNER, account_status: 'suspended' },
  business_manager: { ...OWNER, membership: 'manager' },
  /** A manager of some of the locations passes the rules of any manager. The records decide what is theirs. */
  business_limited: { ...OWNER, membership: 'manager', is_limited: true },
  business_ownerless: { ...OWNER, membership: null },

  admin_active: ADMIN,
  admin_operations: { ...ADMIN, admin_role: 'operations' },
  admin_money: { ...ADMIN, admin_role: 'money' },
  admin_support: { ...ADMIN, admin_role: 'support' },
  admin_read_only: { ...ADMIN, admin_role: 'read_only' },
  admin_not_active: { ...ADMIN, account_status: 'completed' },
  admin_suspended: { ...ADMIN, account_status: 'suspended' },
} satisfies Record<string, Persona | null>;
export type PersonaName = keyof typeof PERSONAS;
export const PERSONA_NAMES = Object.keys(PERSONAS) as PersonaName[];

/** The persona as a guard sees it. */
export function actorOf(name: PersonaName): Actor {
  const persona: Persona | null = PERSONAS[name];
  return persona && accountOf(name, persona);
}

function accountOf(name: string, persona: Persona): Account {
  const { creator, membership, is_limited, ...known } = persona;
  return {
    ...known,
    user_id: `user-${name}`,
    email: `${name}@bizmeet.test`,
    full_name: null,
    creator_id: creator ? `creator-${name}` : null,
    creator_status: creator?.status ?? null,
    must_add_factor: false,
    business_count: membership ? 1 : 0,
    business: membership && {
      id: `business-of-${name}`,
      business_name: 'Corner Fig',
      slug: 'corner-fig',
      industry: null,
      membership,
      ...(is_limited && { is_limited }),
    },
  };
}

function undecided(status: CreatorStatus | null): Persona['creator'] {
  return { status, decided_days_ago: null };
}
