export const CHARGEBACK_STATUSES = ['open', 'won', 'lost'] as const;
export type ChargebackStatus = (typeof CHARGEBACK_STATUSES)[number];

/**
 * A payment that the payer's bank takes back. Messages about it arrive in any order, so a decision outranks the
 * opening, and money that came back to us outranks a reported loss.
 */
export const CHARGEBACK_MOVES = {
  lose: { from: ['open'], to: 'lost' },
  win: { from: ['open', 'lost'], to: 'won' },
} as const satisfies Record<string, { from: readonly ChargebackStatus[]; to: ChargebackStatus }>;
export type ChargebackMoveName = keyof typeof CHARGEBACK_MOVES;
