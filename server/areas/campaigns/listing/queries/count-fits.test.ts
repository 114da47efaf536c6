import { expect, it } from 'vitest';
import { campaignFilters } from '#contract/campaigns/listing.ts';
import { newListedCampaign } from '#test/support/listings.ts';
import { testContext } from '#test/support/test-context.ts';
import { countOn, shareToCount } from './count-fits.ts';
import { toCriteria } from './criteria.ts';

const context = await testContext();
const { db } = context;

it('counts on until the number is known, however little it looked at before', async () => {
  const mark = `count${Math.random().toString(36).slice(2).replace(/\d/g, 'q')}x`;
  const listed: string[] = [];
  for (let at = 0; at < 9; at += 1) {
    listed.push(
      await newListedCampaign(context, { title: mark, creator_payout_cents: at < 7 ? 10_000 : 40_000 }),
    );
  }
  const filters = campaignFilters.parse({});
  // Of a bucket that is estimated to be much shorter than it is.
  const plan = { buckets: [`w:${mark}`], groups: [], length: 1, fitting: 1 };
  const countOf = (min_payout_cents: number, without: string[] = []) => {
    const criteria = toCriteria({ ...filters, min_payout_cents }, true, context.now());
    return countOn(db, { criteria, plan, without });
  };
  expect(await countOf(0)).toBe(9);
  expect(await countOf(30_000)).toBe(2);
  expect(await countOf(0, listed.slice(0, 4))).toBe(5);
});

it('leaves it to a count of its own if few match', () => {
  const plan = { buckets: ['a'], groups: [], length: 100_000, fitting: 1 };
  expect(shareToCount(plan)).toBe(640);
  expect(shareToCount({ ...plan, fitting: 0.01 })).toBeNull();
});
