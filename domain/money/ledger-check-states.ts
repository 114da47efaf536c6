export const LEDGER_CHECK_STATUSES = ['running', 'done', 'failed'] as const;
export type LedgerCheckStatus = (typeof LEDGER_CHECK_STATUSES)[number];

/** The life of a ledger check. */
export const LEDGER_CHECK_MOVES = {
  finish: { from: 'running', to: 'done' },
  /** The check failed, or never finished. */
  give_up: { from: 'running', to: 'failed' },
} as const satisfies Record<string, { from: LedgerCheckStatus; to: LedgerCheckStatus }>;
export type LedgerCheckMove = keyof typeof LEDGER_CHECK_MOVES;

export const LEDGER_RULES = [
  /** The balance of each account is the sum of its transfers. */
  'balance',
  /** An account that may not go negative has a balance below zero. */
  'below_zero',
  /** For a campaign: paid in = held + fees held + released + refunded. */
  'campaign',
  /** Our payments and refunds agree with the ledger. */
  'payments',
  /** Our earnings agree with the ledger accounts of their creators. */
  'earnings',
  /** Our payouts agree with the ledger's money on its way and paid out. */
  'payouts',
  /** The payment provider's statement agrees with our ledger. */
  'provider',
] as const;
export type LedgerRule = (typeof LEDGER_RULES)[number];
