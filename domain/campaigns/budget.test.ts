import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fundingReceipt } from '#domain/money/fees.ts';
import { splitBudget } from './budget.ts';
import { PAYOUT_MAX_CENTS, PAYOUT_MIN_CENTS } from './campaign-limits.ts';

const asked = {
  total_cents: fc.oneof(fc.integer({ min: 0, max: 20_000 }), fc.integer({ min: 0, max: 40_000_000 })),
  creator_count: fc.integer({ min: 1, max: 50 }),
  fee_percent: fc.integer({ min: 0, max: 30 }),
};

describe('splitting a budget', () => {
  it('$900 for 3 creators is $272.73 each and exactly $900.00 with the fee', () => {
    const split = splitBudget({ total_cents: 90_000, creator_count: 3, fee_percent: 10 });
    expect(split).toEqual({
      fits: true,
      left_cents: 0,
      receipt: {
        slots: 3,
        payout_cents: 27_273,
        payouts_cents: 81_819,
        fee_cents: 8_181,
        total_cents: 90_000,
      },
    });
  });

  it('never charges a cent more, and no larger payout fits', () => {
    fc.assert(
      fc.property(fc.record(asked), (budget) => {
        const split = splitBudget(budget);
        if (!split.fits) return;
        const { creator_count, fee_percent, total_cents } = budget;
        const { payout_cents } = split.receipt;
        expect(split.receipt).toEqual(fundingReceipt(payout_cents, creator_count, fee_percent));
        expect(split.receipt.total_cents).toBeLessThanOrEqual(total_cents);
        expect(split.receipt.total_cents + split.left_cents).toBe(total_cents);
        const next = fundingReceipt(payout_cents + 1, creator_count, fee_percent);
        expect(next.total_cents).toBeGreaterThan(total_cents);
        expect(payout_cents).toBeGreaterThanOrEqual(PAYOUT_MIN_CENTS);
        expect(payout_cents).toBeLessThanOrEqual(PAYOUT_MAX_CENTS);
      }),
      { numRuns: 5_000 },
    );
  });

  it('refuses a split only if the payout would be too low or too high', () => {
    fc.assert(
      fc.property(fc.record(asked), (budget) => {
        const split = splitBudget(budget);
        if (split.fits) return;
        const { creator_count, fee_percent, total_cents } = budget;
        const least = fundingReceipt(PAYOUT_MIN_CENTS, creator_count, fee_percent).total_cents;
        const most = fundingReceipt(PAYOUT_MAX_CENTS + 1, creator_count, fee_percent).total_cents;
        expect(total_cents < least || total_cents >= most).toBe(true);
      }),
      { numRuns: 5_000 },
    );
  });

  it.each([
    [10_000, 51, 'creator_count', 'A campaign can have up to 50 creators.'],
    [10_000, 0, 'creator_count', 'Choose at least one creator.'],
    [0, 1, 'total_cents', 'The smallest budget is $5.50: one creator at $5.00, plus our fee.'],
    [100, 3, 'total_cents', 'The smallest budget is $5.50: one creator at $5.00, plus our fee.'],
    [600, 3, 'creator_count', 'With $6.00 you can pay one creator. Each payout must be at least $5.00.'],
    [
      6_000,
      20,
      'creator_count',
      'With $60.00 you can pay up to 10 creators. Each payout must be at least $5.00.',
    ],
    [
      900_000,
      1,
      'total_cents',
      'A creator can be paid up to $5,000.00. For one creator, enter $5,500.00 or less, or choose 2 creators.',
    ],
    [
      30_000_000,
      2,
      'total_cents',
      'A creator can be paid up to $5,000.00. For 2 creators, enter $11,000.00 or less.',
    ],
  ] as const)('%i cents for %i says what would work', (total_cents, creator_count, field, message) => {
    expect(splitBudget({ total_cents, creator_count, fee_percent: 10 })).toEqual({
      fits: false,
      field,
      message,
    });
  });

  it('what a refusal suggests fits', () => {
    fc.assert(
      fc.property(fc.record(asked), (budget) => {
        const split = splitBudget(budget);
        if (split.fits) return;
        const most = /pay (?:up to (\d+)|(one)) creators?\./.exec(split.message);
        const needed = /choose (\d+) creators/.exec(split.message);
        const count = most ? Number(most[1] ?? 1) : Number(needed?.[1] ?? 0);
        if (count > 0) expect(splitBudget({ ...budget, creator_count: count }).fits).toBe(true);
      }),
      { numRuns: 5_000 },
    );
  });
});
