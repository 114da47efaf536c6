import fc from 'fast-check';
import { expect, it } from 'vitest';
import { DELIVERABLE_KINDS } from '#domain/campaigns/deliverables.ts';
import { splitOver } from './deliverable-shares.ts';

it('a reel, a TikTok video and two stories share a payout by what they take to make', () => {
  const shares = splitOver(36_000, [
    { kind: 'instagram_reel', quantity: 1 },
    { kind: 'tiktok_video', quantity: 1 },
    { kind: 'instagram_story', quantity: 2 },
  ]);
  expect(shares).toEqual([18_000, 12_000, 6_000]);
});

it('shares add up to the cent, whatever is split', () => {
  const deliverable = fc.record({
    kind: fc.constantFrom(...DELIVERABLE_KINDS),
    quantity: fc.integer({ min: 1, max: 20 }),
  });
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 500_000 }),
      fc.array(deliverable, { minLength: 1, maxLength: 8 }),
      (amount, deliverables) => {
        const shares = splitOver(amount, deliverables);
        expect(shares.reduce((sum, share) => sum + share, 0)).toBe(amount);
        expect(Math.min(...shares)).toBeGreaterThanOrEqual(0);
      },
    ),
  );
});
