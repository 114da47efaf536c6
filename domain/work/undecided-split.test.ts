import fc from 'fast-check';
import { expect, it } from 'vitest';
import { splitOfUndecided } from './undecided-split.ts';

it('splits what was sent evenly and refunds what never came', () => {
  const parts = [
    { share_cents: 20_001, was_sent: true },
    { share_cents: 9_000, was_sent: false },
  ];
  expect(splitOfUndecided(parts)).toEqual({ outcome: 'split', creator_cents: 10_000 });
});

it('refunds everything when nothing was sent', () => {
  expect(splitOfUndecided([{ share_cents: 9_000, was_sent: false }])).toEqual({
    outcome: 'refund',
    creator_cents: 0,
  });
});

it('never gives either side more than half of what was sent, but for one cent', () => {
  const part = fc.record({ share_cents: fc.integer({ min: 0, max: 500_000 }), was_sent: fc.boolean() });
  fc.assert(
    fc.property(fc.array(part, { minLength: 1, maxLength: 20 }), (parts) => {
      const sent = parts.reduce((sum, one) => sum + (one.was_sent ? one.share_cents : 0), 0);
      const { creator_cents } = splitOfUndecided(parts);
      expect(sent - 2 * creator_cents).toBeGreaterThanOrEqual(0);
      expect(sent - 2 * creator_cents).toBeLessThanOrEqual(1);
    }),
  );
});
