import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bestFirst, costsOf, type Results, sumResults } from './campaign-results.ts';
import { POST_METRICS } from './post-numbers.ts';

const count = fc.nat({ max: 1_000_000_000 });
const maybe = fc.option(count, { nil: null });
const results: fc.Arbitrary<Results> = fc.record({
  ...{ views: maybe, reach: maybe, likes: maybe, comments: maybe, saves: maybe, shares: maybe },
  ...{ taps: count, redemptions: count, spend_cents: count },
});
const NOTHING = { views: null, taps: 0, redemptions: 0 };

describe('the cost of a campaign', () => {
  it('per 1,000 views is rounded half up to the cent', () => {
    const per = (spend_cents: number, views: number) =>
      costsOf({ ...NOTHING, spend_cents, views }).per_1000_views_cents;
    expect(per(38_500, 12_400)).toBe(3_105);
    expect(per(1, 2_000)).toBe(1);
    expect(per(1, 2_001)).toBe(0);
    expect(per(0, 12_400)).toBe(0);
  });

  it('is unknown without anything to divide by, and where the spend is not shown', () => {
    const nothing = { per_1000_views_cents: null, per_tap_cents: null, per_redemption_cents: null };
    expect(costsOf({ ...NOTHING, spend_cents: 500 })).toEqual(nothing);
    expect(costsOf({ ...NOTHING, views: 0, spend_cents: 500 })).toEqual(nothing);
    expect(costsOf({ views: 9, taps: 9, redemptions: 9, spend_cents: null })).toEqual(nothing);
  });

  it('is never more than half a cent away from the exact one', () => {
    fc.assert(
      fc.property(count, fc.integer({ min: 1, max: 1_000_000_000 }), (spend_cents, taps) => {
        const { per_tap_cents } = costsOf({ ...NOTHING, spend_cents, taps });
        const off = 2n * (BigInt(per_tap_cents ?? -1) * BigInt(taps) - BigInt(spend_cents));
        expect(off > -BigInt(taps) && off <= BigInt(taps)).toBe(true);
      }),
    );
  });
});

describe('the totals of a campaign', () => {
  it('are the sums of the rows, in any order', () => {
    fc.assert(
      fc.property(fc.array(results, { maxLength: 20 }), (rows) => {
        const total = sumResults(rows);
        for (const key of [...POST_METRICS, 'taps', 'redemptions', 'spend_cents'] as const) {
          expect(total[key] ?? 0).toBe(rows.reduce((sum, row) => sum + (row[key] ?? 0), 0));
        }
        expect(sumResults(rows.toReversed())).toEqual(total);
      }),
    );
  });

  it('keep a figure unknown that no row knows', () => {
    fc.assert(
      fc.property(fc.array(results, { minLength: 1, maxLength: 8 }), (rows) => {
        const total = sumResults(rows);
        for (const metric of POST_METRICS) {
          expect(total[metric] === null).toBe(rows.every((row) => row[metric] === null));
        }
      }),
    );
  });
});

it('ranks posts by views, then by the customers their creator brought', () => {
  const posts = [
    { id: 'unknown', views: null, redemptions: 9 },
    { id: 'fewer', views: 10, redemptions: 0 },
    { id: 'customers', views: 10, redemptions: 4 },
    { id: 'most', views: 900, redemptions: 0 },
    { id: 'none', views: 0, redemptions: 0 },
  ];
  expect(bestFirst(posts).map(({ id }) => id)).toEqual(['most', 'customers', 'fewer', 'none', 'unknown']);
});
