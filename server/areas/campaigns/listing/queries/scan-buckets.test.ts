import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { campaignFilters } from '#contract/campaigns/listing.ts';
import { CAMPAIGN_SORTS, DEADLINE_FILTERS, deadlineWindow } from '#domain/campaigns/campaign-filters.ts';
import { CONTENT_TYPES } from '#domain/campaigns/deliverables.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { newListedCampaign } from '#test/support/listings.ts';
import { testContext } from '#test/support/test-context.ts';
import { mayBeIn } from '../bucket-marks.ts';
import { refreshListing } from '../commands/refresh-listing.ts';
import { countOn } from './count-on.ts';
import { type Criteria, toCriteria } from './criteria.ts';
import { countLookedUp, lookUp } from './look-up.ts';
import { readPage, scanOn } from './read-page.ts';
import type { Scan } from './scan.ts';

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

function scanOf(criteria: Criteria, wishes: Partial<Scan> = {}): Scan {
  return {
    criteria,
    plan: { buckets: ['a'], groups: [] },
    after: null,
    enough: 100,
    share: null,
    without: [],
    reader: null,
    announced_before: today,
    is_counted: false,
    ...wishes,
  };
}

async function scanAll(...wishes: Parameters<typeof scanOf>): Promise<string[]> {
  const { found } = await scanOn(context.db, scanOf(...wishes));
  return found.map(({ campaign_id }) => campaign_id);
}

const words = [[`w:${MARK}`], ['w:sourdough']];
const scopes = {
  places: ['n:greenpoint', 'n:astoria'],
  industries: ['i:bakery', 'i:coffee'],
  pairs: ['b:bakery:greenpoint', 'b:bakery:astoria', 'b:coffee:greenpoint', 'b:coffee:astoria'],
};
const sorts = fc.constantFrom(...CAMPAIGN_SORTS.map(({ sort }) => sort));

describe('a scan of buckets', () => {
  const shares = fc.constantFrom(1, 4, 64, null);

  it('finds the same in the same order with every plan, in segments of every length', async () => {
    const plans = fc.constantFrom(...(Object.keys(scopes) as (keyof typeof scopes)[]));
    const holds = fc.asyncProperty(plans, shares, sorts, async (along, share, sort_by) => {
      const { [along]: buckets, ...others } = scopes;
      const criteria = criteriaOf({ sort_by });
      const plan = { buckets, groups: [...words, ...Object.values<string[]>(others)] };
      const found = await scanAll(criteria, { plan, share });
      expect(found).toEqual(await scanAll(criteria, { plan: { buckets: ['a'], groups: words } }));
      expect(found).toHaveLength(20);
    });
    await fc.assert(holds, { numRuns: 60 });
  });
});

describe('a lookup of words', () => {
  const ranges = fc.record(
    {
      sort_by: sorts,
      deadline_filter: fc.constantFrom(...DEADLINE_FILTERS.map(({ filter }) => filter)),
      min_payout_cents: fc.constantFrom(0, 15_000, 35_000, 65_000),
      max_payout_cents: fc.constantFrom(15_000, 35_000, 65_000, 500_000),
      content_types: fc.subarray([...CONTENT_TYPES]),
    },
    { requiredKeys: ['sort_by'] },
  );
  const wanted = fc.shuffledSubarray([...words.slice(1), ...Object.values(scopes)]).chain((asked) =>
    fc.nat({ max: asked.length }).map((at) => ({
      groups: [...words.slice(0, 1), ...asked.slice(0, at)],
      others: asked.slice(at),
      length: 1,
      cost: 1,
    })),
  );

  it('finds what a scan finds in every range and order, whichever part the index looks up', async () => {
    const holds = fc.asyncProperty(ranges, wanted, fc.nat({ max: 4 }), async (filters, asked, hidden) => {
      const criteria = criteriaOf(filters);
      const plan = { buckets: ['a'], groups: [...asked.groups, ...asked.others] };
      const scan = scanOf(criteria, { plan, without: ids.slice(0, hidden) });
      const { found } = await scanOn(context.db, scan);
      const looked = await lookUp(context.db, { ...scan, enough: 3 }, asked);
      expect(looked?.found).toEqual(found.slice(0, 3));
      expect(looked?.found_count).toBe(found.length);
      expect(await countLookedUp(context.db, scan, asked)).toBe(found.length);
      const along = { ...plan, length: 1, fitting: 1 };
      expect(await countOn(context.db, { ...scan, plan: along })).toBe(found.length);
      const [, second] = found;
      if (second === undefined) return;
      const rest = await lookUp(context.db, { ...scan, after: second }, asked);
      expect(rest).toMatchObject({ found: found.slice(2), found_count: found.length });
    });
    await fc.assert(holds, { numRuns: 100 });
  });

  it('finds the same through every way a search may be planned, page after page', async () => {
    const holds = fc.asyncProperty(
      ranges,
      fc.subarray(['greenpoint', 'astoria']),
      async (filters, places) => {
        const criteria = criteriaOf({ ...filters, q: `${MARK} sourdough`, neighborhoods: places });
        const groups = [...words, ...(places.length > 0 ? [places.map((slug) => `n:${slug}`)] : [])];
        const all = await scanAll(criteria, { plan: { buckets: ['a'], groups } });
        const asked = { criteria, limit: 5, now: context.now(), reader: null };
        const { page } = await readPage(context.db, { ...asked, cursor: undefined });
        expect(page.found_count).toBe(all.length);
        const found = page.campaigns.map(({ campaign_id }) => campaign_id);
        for (let cursor = page.next_cursor; cursor !== null; ) {
          const next = await readPage(context.db, { ...asked, cursor });
          found.push(...next.page.campaigns.map(({ campaign_id }) => campaign_id));
          cursor = next.page.next_cursor;
        }
        expect(found).toEqual(all);
      },
    );
    await fc.assert(holds, { numRuns: 40 });
  });

  it('finds nothing if more rows have the words than it may sort', async () => {
    const asked = { groups: words.slice(0, 1), others: [], length: 1, cost: 1 };
    const scan = scanOf(criteriaOf({}), { plan: { buckets: ['a'], groups: words.slice(0, 1) } });
    expect(await lookUp(context.db, scan, asked, 39)).toBeNull();
    expect((await lookUp(context.db, scan, asked, 40))?.found).toHaveLength(40);
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
    const isWord = (bucket: string) => bucket.startsWith('w:');
    const marked = buckets.filter((bucket) => /^[winb]:[^@$]*$/.test(bucket));
    expect(marked).toEqual(expect.arrayContaining([`w:${MARK}`, 'i:bakery', 'n:greenpoint']));
    for (const bucket of marked) {
      const { count } = await context.db
        .selectFrom('listing_buckets')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('campaign_id', '=', id)
        .where((eb) => eb.and(mayBeIn([[bucket], [bucket, 'n:elsewhere']])))
        .executeTakeFirstOrThrow();
      expect(count).toBe(buckets.filter((one) => !isWord(one)).length);
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
    expect(after.map(({ bucket }) => bucket).sort()).toEqual(before.map(({ bucket }) => bucket).sort());
    expect(after.some(({ bucket }) => isWord(bucket))).toBe(false);
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
    const groups = [[`w:${mark}`], ['w:bagel']];
    const plan = { buckets: ['n:greenpoint'], groups };
    expect(await scanAll(criteriaOf({}), { plan })).toEqual([id]);
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
