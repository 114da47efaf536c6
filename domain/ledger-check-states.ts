export const LEDGER_CHECK_STATUSES = ['running', 'done', 'failed'] as const;
export type LedgerCheckStatus = (typeof LEDGER_CHECK_STATUSES)[number];

/** The life of a count of the books. */
export const LEDGER_CHECK_MOVES = {
  finish: { from: 'running', to: 'done' },
  /** It could not be counted, or nobody heard of it again. */
  give_up: { from: 'running', to: 'failed' },
} as const satisfies Record<string, { from: LedgerCheckStatus; to: LedgerCheckStatus }>;
export type LedgerCheckMove = keyof typeof LEDGER_CHECK_MOVES;

export const LEDGER_RULES = [
  /** What stands beside an account is the sum of its transfers. */
  'balance',
  /** Nothing that must not owe owes. */
  'below_zero',
  /** For a campaign: paid in = held + fees held + released + refunded. */
  'campaign',
  /** What our payments and refunds say is what the books say. */
  'payments',
  /** What our earnings say is what the accounts of their creators hold. */
  'earnings',
  /** What our payouts say is what is on its way and what went out. */
  'payouts',
  /** What the payment provider has on its books is what we have on ours. */
  'provider',
] as const;
export type LedgerRule = (typeof LEDGER_RULES)[number];
