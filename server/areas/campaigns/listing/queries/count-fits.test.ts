import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { campaignFilters } from '#contract/campaigns/listing.ts';
import { newId } from '#server/platform/db/ids.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { neighborhoodId } from '#server/seed/neighborhoods/neighborhoods.ts';
import { newListedCampaign } from '#test/support/listings.ts';
import { testContext } from '#test/support/test-context.ts';
import { refreshListing } from '../commands/refresh-listing.ts';
import { isCountedWithPage } from './count-fits.ts';
import { countOn } from './count-on.ts';
import { toCriteria } from './criteria.ts';
import { scanBuckets } from './scan-buckets.ts';

const context = await testContext();
const { db } = context;

it('counts to the end, however short the buckets were estimated to be', async () => {
  const mark = `count${Math.random().toString(36).slice(2).replace(/\d/g, 'q')}x`;
  const listed: string[] = [];
  for (let at = 0; at < 9; at += 1) {
    listed.push(
      await newListedCampaign(context, { title: mark, creator_payout_cents: at < 7 ? 10_000 : 40_000 }),
    );
  }
  const filters = campaignFilters.parse({});
  const plan = { buckets: ['a'], groups: [[`w:${mark}`]], length: 1, fitting: 1 };
  const countOf = (min_payout_cents: number, without: string[] = []) => {
    const criteria = toCriteria({ ...filters, min_payout_cents }, true, context.now());
    return countOn(db, { criteria, plan, without });
  };
  expect(await countOf(0)).toBe(9);
  expect(await countOf(30_000)).toBe(2);
  expect(await countOf(0, listed.slice(0, 4))).toBe(5);
});

it('counts a campaign in two of the neighborhoods once, in the statement of the page as on its own', async () => {
  const neighborhoods = ['tribeca', 'chinatown'];
  const id = await newListedCampaign(context, { neighborhood: 'Tribeca' });
  await newListedCampaign(context, { neighborhood: 'Chinatown' });
  await inTransaction(db, async (tx) => {
    const { business_id } = await tx
      .selectFrom('campaigns')
      .select('business_id')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const location_id = newId();
    await tx
      .insertInto('business_locations')
      .values({
        id: location_id,
        business_id,
        location_name: 'Second shop',
        address: '2 Main Street',
        neighborhood_id: neighborhoodId('Chinatown'),
      })
      .execute();
    await tx.insertInto('campaign_locations').values({ campaign_id: id, location_id }).execute();
    await refreshListing(tx, id);
  });
  const { length } = await db
    .selectFrom('campaign_listings')
    .select('campaign_id')
    .where(sql<boolean>`neighborhoods && ${neighborhoods}::text[]`)
    .where('last_day', '>=', toCriteria(campaignFilters.parse({}), true, context.now()).from)
    .execute();
  for (const content_types of [[], ['ugc']]) {
    const criteria = toCriteria(campaignFilters.parse({ neighborhoods, content_types }), true, context.now());
    const plan = { buckets: neighborhoods.map((slug) => `n:${slug}`), groups: [], length: 0, fitting: 1 };
    const scan = { criteria, plan, after: null, enough: 25, share: null, without: [], reader: null };
    const page = await scanBuckets(db, {
      ...scan,
      announced_before: context.now().toISOString(),
      is_counted: true,
    });
    expect(page.found_count).toBe(await countOn(db, scan));
    if (content_types.length === 0) expect(page.found_count).toBe(Math.min(length, 500));
  }
});

it('leaves it to a count of its own if few match', () => {
  const plan = { buckets: ['a'], groups: [], length: 100_000, fitting: 1 };
  expect(isCountedWithPage(plan)).toBe(true);
  expect(isCountedWithPage({ ...plan, fitting: 0.01 })).toBe(false);
});
