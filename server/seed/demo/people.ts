import type { AccountStatus } from '#domain/accounts/account-states.ts';
import type { AdminRole, Role } from '#domain/accounts/roles.ts';
import type { CreatorStatus } from '#domain/creators/creator-states.ts';

/** The shape of a demo person; accounts.ts turns it into rows. */
export interface DemoPerson {
  email: string;
  full_name: string;
  role: Role | null;
  /** Of an admin; left out, an owner. */
  admin_role?: AdminRole;
  is_business_onboarding?: true;
  account_status?: AccountStatus;
  status_reason?: string;
  creator?: { status: CreatorStatus; status_note?: string; decided_days_ago?: number };
  /** The business they help to run. */
  manages?: string;
}

/** One account for every account state, so that each can be looked at. */
export const PEOPLE: readonly DemoPerson[] = [
  { email: 'admin@bizmeet.example', full_name: 'Ada Lindqvist', role: 'admin' },
  { email: 'grace@bizmeet.example', full_name: 'Grace Oduya', role: 'admin' },
  { email: 'sam@bizmeet.example', full_name: 'Sam Whitfield', role: 'admin', admin_role: 'support' },
  { email: 'marco@crumb-co.example', full_name: 'Marco Testa', role: 'business', manages: 'crumb-co' },
  {
    email: 'nina@halfmoon-bagels.example',
    full_name: 'Nina Park',
    role: 'business',
    is_business_onboarding: true,
  },
  {
    email: 'maya@okafor.example',
    full_name: 'Maya Okafor',
    role: 'creator',
    creator: { status: 'active', decided_days_ago: 60 },
  },
  {
    email: 'jules@ferreira.example',
    full_name: 'Jules Ferreira',
    role: 'creator',
    creator: { status: 'approved', decided_days_ago: 1 },
  },
  {
    email: 'tomas@rivera.example',
    full_name: 'Tomás Rivera',
    role: 'applicant',
    creator: { status: 'draft' },
  },
  {
    email: 'priya@natarajan.example',
    full_name: 'Priya Natarajan',
    role: 'applicant',
    creator: { status: 'pending_review' },
  },
  {
    email: 'leo@castellano.example',
    full_name: 'Leo Castellano',
    role: 'applicant',
    creator: {
      status: 'changes_requested',
      decided_days_ago: 2,
    },
  },
  {
    email: 'hannah@weiss.example',
    full_name: 'Hannah Weiss',
    role: 'applicant',
    creator: {
      status: 'rejected',
      status_note: 'All of the work is from outside New York. Come back with a few local pieces.',
      decided_days_ago: 5,
    },
  },
  {
    email: 'vic@duarte.example',
    full_name: 'Vic Duarte',
    role: 'creator',
    account_status: 'suspended',
    status_reason: 'Two businesses reported that agreed videos were taken down after payment.',
    creator: { status: 'active', decided_days_ago: 90 },
  },
  { email: 'sam@nowhere.example', full_name: 'Sam Nowhere', role: null },
];

/** Owners of the demo businesses, in the order of the businesses. */
export const OWNER_NAMES: readonly string[] = [
  'Rosa Delgado',
  'Ines Marchetti',
  'Walter Kim',
  'Beatriz Lopes',
  'Dmitri Volkov',
  'Amara Nwosu',
  'Kenji Morita',
  'Salma Haddad',
  'Oscar Lindgren',
  'Yuki Tanabe',
  'Fatou Diallo',
  'Patrick O’Shea',
  'Lucia Romano',
  'Ravi Menon',
  'Greta Olsen',
  'Hector Salazar',
  'Mei-Lin Chow',
  'Aaron Feldman',
  'Odette Baptiste',
  'Nikos Pappas',
  'Sunita Rao',
  'Caleb Winters',
  'Zofia Kowalska',
  'Emeka Obi',
  'Paloma Reyes',
  'Soren Dahl',
  'Halima Yusuf',
  'Gus Antonelli',
  'Noor Rahman',
  'Vera Petrova',
  'Isaac Grant',
  'Marisol Vega',
  'Theo Laurent',
  'Anneke Visser',
  'Darnell Brooks',
  'Farah Aziz',
  'Milo Novak',
  'Coral Jimenez',
  'Bashir Khan',
  'Edith Solomon',
];
