import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { campaignFilters } from '#contract/campaigns/listing.ts';
import { CAMPAIGN_SORTS, deadlineWindow } from '#domain/campaigns/campaign-filters.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { newListedCampaign } from '#test/support/listings.ts';
import { testContext } from '#test/support/test-context.ts';
import { mayBeIn } from '../bucket-marks.ts';
import { refreshListing } from '../commands/refresh-listing.ts';
import { type Criteria, toCriteria } from './criteria.ts';
import type { Plan } from './find-plan.ts';
import { readPage, scanOn } from './read-page.ts';

const context = await testContext();
/** It ends in a letter no stemmer takes off: the search would look for another word. */
const MARK = `scan${Math.random().toString(36).slice(2).replace(/\d/g, 'q')}x`;
const today = deadlineWindow('today', context.now()).from;
const ids: string[] = [];

beforeAll(async () => {
  for (let at = 0; at < 40; at += 1) {
    const id = await newListedCampaign(context, {
      title: `${MARK} ${at % 2 === 0 ? 'sourdough' : 'espresso'}`,
      industry: at % 3 === 0 ? 'bakery' : 'coffee',
      neighborhood: at % 4 === 0 ? 'Greenpoint' : 'Astoria',
      creator_payout_cents: 5_000 + (at % 7) * 10_000,
      application_deadline: new Date(Date.parse(today) + (at % 9) * 86_400_000).toISOString().slice(0, 10),
      published_at: new Date(context.now().getTime() - Math.floor(at / 6) * 60_000).toISOString(),
    });
    ids.push(id);
  }
});

function criteriaOf(filters: Record<string, unknown>): Criteria {
  return toCriteria(campaignFilters.parse(filters), true, context.now());
}

async function scanAll(
  criteria: Criteria,
  plan: Pick<Plan, 'buckets' | 'groups'>,
  share: number | null,
): Promise<string[]> {
  const scan = {
    criteria,
    plan,
    after: null,
    enough: 100,
    share,
    without: [],
    reader: null,
    announced_before: today,
    counted: null,
  };
  const { found } = await scanOn(context.db, scan);
  return found.map(({ campaign_id }) => campaign_id);
}

describe('a scan of buckets', () => {
  const scopes = {
    word: [`w:${MARK}`],
    thing: ['w:sourdough'],
    places: ['n:greenpoint', 'n:astoria'],
    industries: ['i:bakery', 'i:coffee'],
    pairs: ['b:bakery:greenpoint', 'b:bakery:astoria', 'b:coffee:greenpoint', 'b:coffee:astoria'],
  };
  const shares = fc.constantFrom(1, 4, 64, null);
  const sorts = fc.constantFrom(...CAMPAIGN_SORTS.map(({ sort }) => sort));

  it('finds the same in the same order with every plan, in segments of every length', async () => {
    const plans = fc.constantFrom(...(Object.keys(scopes) as (keyof typeof scopes)[]));
    const holds = fc.asyncProperty(plans, shares, sorts, async (along, share, sort_by) => {
      const { [along]: buckets, ...others } = scopes;
      const criteria = criteriaOf({ sort_by });
      const byWord = { buckets: scopes.word, groups: [scopes.thing] };
      const found = await scanAll(criteria, { buckets, groups: Object.values(others) }, share);
      expect(found).toEqual(await scanAll(criteria, byWord, null));
      expect(found).toHaveLength(20);
    });
    await fc.assert(holds, { numRuns: 60 });
  });
});

describe('the entries of a campaign', () => {
  const entriesOf = (id: string) =>
    context.db.selectFrom('listing_buckets').selectAll().where('campaign_id', '=', id).execute();

  it('carry a mark for each word and place, and follow changes', async () => {
    const [id = ''] = ids;
    const { buckets } = await context.db
      .selectFrom('campaign_listings')
      .select('buckets')
      .where('campaign_id', '=', id)
      .executeTakeFirstOrThrow();
    const marked = buckets.filter((bucket) => /^[winb]:[^@$]*$/.test(bucket));
    expect(marked).toEqual(expect.arrayContaining([`w:${MARK}`, 'i:bakery', 'n:greenpoint']));
    for (const bucket of marked) {
      const { count } = await context.db
        .selectFrom('listing_buckets')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('campaign_id', '=', id)
        .where((eb) => eb.and(mayBeIn([[bucket], [bucket, 'n:elsewhere']])))
        .executeTakeFirstOrThrow();
      expect(count).toBe(buckets.length);
    }
    const before = await entriesOf(id);
    await inTransaction(context.db, async (tx) => {
      await tx
        .updateTable('campaigns')
        .set({ title: `${MARK} crème brûlée` })
        .where('id', '=', id)
        .execute();
      await refreshListing(tx, id);
    });
    const after = await entriesOf(id);
    expect(after).toHaveLength(before.length + 1);
    expect(new Set(after.map(({ marks }) => marks)).size).toBe(1);
    expect(after[0]?.marks).not.toBe(before[0]?.marks);
  });

  it('are found by words of every alphabet', async () => {
    const mark = `${MARK}b`;
    const id = await newListedCampaign(context, { title: `${mark} crème brûlée 焼きたて` });
    for (const q of [`${mark} crème`, `brûlée ${mark}`, `焼きたて ${mark}`]) {
      const { page } = await readPage(context.db, {
        criteria: criteriaOf({ q }),
        cursor: undefined,
        limit: 5,
        now: context.now(),
        reader: null,
      });
      expect(page.campaigns.map(({ campaign_id }) => campaign_id)).toEqual([id]);
    }
  });

  it('written before there were marks are also found', async () => {
    const mark = `${MARK}c`;
    const id = await newListedCampaign(context, { title: `${mark} bagels`, neighborhood: 'Greenpoint' });
    await context.db
      .updateTable('listing_buckets')
      .set({ marks: '1'.repeat(256) })
      .where('campaign_id', '=', id)
      .execute();
    const criteria = criteriaOf({ q: `${mark} bagels`, neighborhoods: ['greenpoint'] });
    const { page } = await readPage(context.db, {
      criteria,
      cursor: undefined,
      limit: 5,
      now: context.now(),
      reader: null,
    });
    expect(page.campaigns).toHaveLength(1);
  });
});
