/** The lists of the admin area, as saved views and exports name them. */
export const ADMIN_LISTS = [
  'users',
  'businesses',
  'creators',
  'campaigns',
  'payments',
  'payouts',
  'disputes',
  'reports',
  'emails',
  'support',
  'social_accounts',
  'waitlist',
  'audit_log',
  'ledger',
] as const;
export type AdminList = (typeof ADMIN_LISTS)[number];

/** How many views of one list an admin can keep. */
export const MOST_SAVED_VIEWS = 12;
export const SAVED_VIEW_NAME_MAX_LENGTH = 40;
