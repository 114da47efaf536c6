import { describe, expect, it } from 'vitest';
import {
  canMoveQuote,
  QUOTE_MOVES,
  QUOTE_SIDES,
  QUOTE_STATUSES,
  type QuoteMoveName,
  type QuoteMover,
  quoteExpiresAt,
} from './quote-states.ts';

const MOVES = Object.keys(QUOTE_MOVES) as QuoteMoveName[];
const MOVERS: QuoteMover[] = [...QUOTE_SIDES, 'clock', 'payment', 'application'];

describe('who may answer a quote', () => {
  it('the side that did not make it answers, the side that made it takes it back', () => {
    for (const move of ['accept', 'decline', 'counter'] as const) {
      expect(canMoveQuote(move, { status: 'open', made_by: 'creator' }, 'business')).toBe(true);
      expect(canMoveQuote(move, { status: 'open', made_by: 'creator' }, 'creator')).toBe(false);
      expect(canMoveQuote(move, { status: 'open', made_by: 'business' }, 'creator')).toBe(true);
      expect(canMoveQuote(move, { status: 'open', made_by: 'business' }, 'business')).toBe(false);
    }
    expect(canMoveQuote('withdraw', { status: 'open', made_by: 'creator' }, 'creator')).toBe(true);
    expect(canMoveQuote('withdraw', { status: 'open', made_by: 'creator' }, 'business')).toBe(false);
  });

  it('nothing follows on a settled one, but for a payment that was on its way when it ran out', () => {
    const settled = QUOTE_STATUSES.filter((status) => status !== 'open' && status !== 'awaiting_funding');
    const possible = settled.flatMap((status) =>
      MOVES.flatMap((move) =>
        MOVERS.flatMap((mover) =>
          QUOTE_SIDES.filter((made_by) => canMoveQuote(move, { status, made_by }, mover)).map(
            () => `${mover} ${move} ${status}`,
          ),
        ),
      ),
    );
    expect([...new Set(possible)]).toEqual(['payment accept_paid expired']);
  });

  it('a counter that is not paid in yet can only be paid for, taken back or closed', () => {
    const possible = MOVES.filter((move) =>
      MOVERS.some((mover) => canMoveQuote(move, { status: 'awaiting_funding', made_by: 'business' }, mover)),
    );
    expect(possible).toEqual(['open', 'withdraw', 'close']);
  });
});

it('a quote stands for 72 hours, over the change of the clocks too', () => {
  expect(quoteExpiresAt(new Date('2026-10-31T12:00:00.000Z'), 72).toISOString()).toBe(
    '2026-11-03T12:00:00.000Z',
  );
});
