export const QUOTE_STATUSES = ['open', 'accepted', 'declined', 'countered', 'withdrawn', 'expired'] as const;
export type QuoteStatus = (typeof QUOTE_STATUSES)[number];
export const QUOTE_SIDES = ['creator', 'business'] as const;
export type QuoteSide = (typeof QUOTE_SIDES)[number];

/** `other` is the side that did not make the quote. Countering leaves it and opens one of the other side. */
export const QUOTE_MOVES = {
  accept: { from: ['open'], to: 'accepted', by: 'other' },
  decline: { from: ['open'], to: 'declined', by: 'other' },
  counter: { from: ['open'], to: 'countered', by: 'other' },
  withdraw: { from: ['open'], to: 'withdrawn', by: 'maker' },
  expire: { from: ['open'], to: 'expired', by: 'clock' },
} as const satisfies Record<string, QuoteMove>;
export type QuoteMoveName = keyof typeof QUOTE_MOVES;

interface QuoteMove {
  from: readonly QuoteStatus[];
  to: QuoteStatus;
  by: 'maker' | 'other' | 'clock';
}

export function canMoveQuote(move: QuoteMoveName, status: QuoteStatus): boolean {
  const from: readonly QuoteStatus[] = QUOTE_MOVES[move].from;
  return from.includes(status);
}

export const QUOTE_HOURS = 72;
/** Only the end of a quote's life is marked; marked from the start, every one would be yellow. */
export const QUOTE_URGENT_HOURS = 12;
