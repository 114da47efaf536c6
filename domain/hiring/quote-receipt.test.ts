import fc from 'fast-check';
import { expect, it } from 'vitest';
import { PAYOUT_MAX_CENTS, PAYOUT_MIN_CENTS } from '#domain/campaigns/campaign-limits.ts';
import { businessFeeCents } from '#domain/money/fees.ts';
import { priceGap, quoteReceipt } from './quote-receipt.ts';

const percent = fc.integer({ min: 0, max: 30 });
const payout = fc.integer({ min: PAYOUT_MIN_CENTS, max: PAYOUT_MAX_CENTS });

it('above the posted payout the business adds the difference and the fee on it', () => {
  expect(quoteReceipt(35_000, 42_500, 10)).toEqual({
    asked_cents: 42_500,
    posted_cents: 35_000,
    difference_cents: 7500,
    fee_cents: 750,
    total_cents: 8250,
  });
});

it('below it, the difference and its fee come back', () => {
  expect(quoteReceipt(24_500, 22_500, 10)).toMatchObject({
    difference_cents: -2000,
    fee_cents: -200,
    total_cents: -2200,
  });
});

it('what was paid in and what is added are the payout and the fee of the agreed price, to the cent', () => {
  fc.assert(
    fc.property(payout, payout, percent, (posted, asked, fee) => {
      const paidIn = posted + businessFeeCents(posted, fee);
      const { total_cents } = quoteReceipt(posted, asked, fee);
      expect(paidIn + total_cents).toBe(asked + businessFeeCents(asked, fee));
    }),
  );
});

it('says how far a price is from the posted one', () => {
  expect(priceGap(35_000, 42_500)).toEqual({ cents: 7500, percent: 21 });
  expect(priceGap(24_500, 22_500)).toEqual({ cents: -2000, percent: -8 });
});
