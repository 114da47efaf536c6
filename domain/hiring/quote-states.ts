export const QUOTE_STATUSES = [
  'awaiting_funding',
  'open',
  'accepted',
  'declined',
  'countered',
  'withdrawn',
  'expired',
] as const;
export type QuoteStatus = (typeof QUOTE_STATUSES)[number];
export const QUOTE_SIDES = ['creator', 'business'] as const;
export type QuoteSide = (typeof QUOTE_SIDES)[number];

/** `other` is the side that didn't make the quote. Countering ends it and opens one by the other side. */
export const QUOTE_MOVES = {
  /** A counter above the posted payout is made once the difference is paid. */
  open: { from: ['awaiting_funding'], to: 'open', by: 'payment' },
  accept: { from: ['open'], to: 'accepted', by: 'other' },
  /** The difference was being paid when the quote expired, so it is still accepted. */
  accept_paid: { from: ['open', 'expired'], to: 'accepted', by: 'payment' },
  decline: { from: ['open'], to: 'declined', by: 'other' },
  counter: { from: ['open'], to: 'countered', by: 'other' },
  withdraw: { from: ['awaiting_funding', 'open'], to: 'withdrawn', by: 'maker' },
  expire: { from: ['open'], to: 'expired', by: 'clock' },
  /** The application was decided or withdrawn, which ends its open quotes. */
  close: { from: ['awaiting_funding', 'open'], to: 'withdrawn', by: 'application' },
} as const satisfies Record<string, QuoteMove>;
export type QuoteMoveName = keyof typeof QUOTE_MOVES;
export type QuoteMover = QuoteSide | 'clock' | 'payment' | 'application';

interface QuoteMove {
  from: readonly QuoteStatus[];
  to: QuoteStatus;
  by: 'maker' | 'other' | 'clock' | 'payment' | 'application';
}

interface Quote {
  status: QuoteStatus;
  made_by: QuoteSide;
}

export function canMoveQuote(move: QuoteMoveName, { status, made_by }: Quote, mover: QuoteMover): boolean {
  const { from, by }: QuoteMove = QUOTE_MOVES[move];
  return from.includes(status) && isMover(by, made_by, mover);
}

function isMover(by: QuoteMove['by'], madeBy: QuoteSide, mover: QuoteMover): boolean {
  if (by === 'maker') return mover === madeBy;
  if (by === 'other') return mover === otherSide(madeBy);
  return mover === by;
}

function otherSide(side: QuoteSide): QuoteSide {
  return side === 'creator' ? 'business' : 'creator';
}

/** Only quotes that expire soon are highlighted; otherwise all of them would be. */
export const QUOTE_URGENT_HOURS = 12;
export const QUOTE_REASON_MAX_LENGTH = 300;

const HOUR_MS = 60 * 60 * 1000;

export function quoteExpiresAt(now: Date, hours: number): Date {
  return new Date(now.getTime() + hours * HOUR_MS);
}
