import fc from 'fast-check';
import { expect, it } from 'vitest';
import { disputeReceipt, isSplit } from './dispute-amounts.ts';

const amounts = { disputed_cents: 12_000, fee_cents: 1_200, creator_fee_cents: 0 };

it('gives everything to one side, with the fee', () => {
  expect(disputeReceipt(amounts, { outcome: 'release', creator_cents: null })).toMatchObject({
    creator_gets_cents: 12_000,
    business_gets_cents: 0,
    kept_fee_cents: 1_200,
  });
  expect(disputeReceipt(amounts, { outcome: 'refund', creator_cents: null })).toMatchObject({
    creator_gets_cents: 0,
    business_gets_cents: 13_200,
    kept_fee_cents: 0,
  });
});

it('splits the fee as the payout is split', () => {
  expect(disputeReceipt(amounts, { outcome: 'split', creator_cents: 4_000 })).toMatchObject({
    creator_gets_cents: 4_000,
    refund_payout_cents: 8_000,
    refund_fee_cents: 800,
    business_gets_cents: 8_800,
    kept_fee_cents: 400,
  });
});

it('moves nothing where the work is done over again', () => {
  expect(disputeReceipt(amounts, { outcome: 'redo', creator_cents: null })).toBeNull();
});

it('takes a split for what it is only where both get something', () => {
  expect([0, 1, 11_999, 12_000, null].map((cents) => isSplit(cents, 12_000))).toEqual([
    false,
    true,
    true,
    false,
    false,
  ]);
});

it('adds up to what was frozen, whatever is decided', () => {
  const frozen = fc
    .record({
      disputed_cents: fc.integer({ min: 1, max: 500_000 }),
      fee_percent: fc.integer({ min: 0, max: 30 }),
      creator_percent: fc.integer({ min: 0, max: 30 }),
      part: fc.double({ min: 0, max: 1, noNaN: true }),
    })
    .map(({ disputed_cents, fee_percent, creator_percent, part }) => ({
      disputed_cents,
      fee_cents: Math.round((disputed_cents * fee_percent) / 100),
      creator_fee_cents: Math.floor((disputed_cents * creator_percent) / 100),
      creator_cents: Math.round(disputed_cents * part),
    }));
  fc.assert(
    fc.property(frozen, ({ creator_cents, ...whole }) => {
      const receipt = disputeReceipt(whole, { outcome: 'split', creator_cents });
      if (receipt === null) throw new Error('a split moves money');
      const { creator_gets_cents, creator_fee_cents, business_gets_cents, kept_fee_cents } = receipt;
      const given = creator_gets_cents + creator_fee_cents + business_gets_cents + kept_fee_cents;
      expect(given).toBe(whole.disputed_cents + whole.fee_cents);
      expect(Math.min(...Object.values(receipt))).toBeGreaterThanOrEqual(0);
    }),
  );
});
