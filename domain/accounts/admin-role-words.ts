import type { AdminRole } from './roles.ts';

/** The roles of admins as people read them. A test compares each sentence with the access table. */
export const ADMIN_ROLE_WORDS: Record<AdminRole, { label: string; hint: string }> = {
  owner: {
    label: 'Owner',
    hint: 'Can do everything, including settings and the roles of other admins.',
  },
  operations: {
    label: 'Operations',
    hint: 'Reviews applicants, runs campaigns, decides reports and disputes. Sees amounts but can’t move money.',
  },
  money: {
    label: 'Money',
    hint: 'Handles refunds, payouts, chargebacks, disputes and taxes. Can read everything else.',
  },
  support: {
    label: 'Support',
    hint: 'Answers support requests and looks up people, businesses and campaigns. Sees no amounts.',
  },
  read_only: { label: 'Read-only', hint: 'Can look at everything, amounts included, and change nothing.' },
};
