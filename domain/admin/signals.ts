/** Signs that something may be wrong with an account. They are shown to admins, and nothing follows by itself. */
export const SIGNAL_KINDS = [
  'sign_ups',
  'campaigns',
  'applications',
  'payments',
  'refunds',
  'big_start',
  'pictures',
  'links',
  'handles',
] as const;
export type SignalKind = (typeof SIGNAL_KINDS)[number];

/** How many of them within how many days are worth a look. */
export const SIGNAL_LIMITS = {
  sign_ups: { least: 4, days: 1 },
  campaigns: { least: 10, days: 1 },
  applications: { least: 40, days: 1 },
  payments: { least: 10, days: 1 },
  refunds: { least: 5, days: 30 },
} as const satisfies Partial<Record<SignalKind, { least: number; days: number }>>;

/** A business this young that paid in this much. */
export const BIG_START = { days: 14, least_cents: 500_000 } as const;

/** Counting stops here: more makes no difference to a person who looks. */
export const MOST_COUNTED_SIGNS = 100;

/** The records a signal links to. */
export const MOST_SIGNAL_LINKS = 5;
