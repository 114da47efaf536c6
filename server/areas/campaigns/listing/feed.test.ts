import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { campaignPage, type PublicCampaign } from '#contract/campaigns/listing.ts';
import {
  CAMPAIGN_SORTS,
  DEADLINE_FILTERS,
  deadlineWindow,
  MOST_CAMPAIGNS_COUNTED,
} from '#domain/campaigns/campaign-filters.ts';
import { CONTENT_TYPES, contentTypeOf } from '#domain/campaigns/deliverables.ts';
import { newId } from '#server/platform/db/ids.ts';
import { callerOf } from '#test/support/calls.ts';
import { type ListedWish, newListedCampaign } from '#test/support/listings.ts';
import { newPerson, signInAs } from '#test/support/people.ts';
import { testApp } from '#test/support/test-app.ts';

const { app, context } = await testApp();
const call = callerOf(app);
const headersOf = async (wishes: Parameters<typeof newPerson>[1]) =>
  signInAs(context, await newPerson(context, wishes));
const creator = await headersOf({ role: 'creator', creator: { status: 'active' } });
const business = await headersOf({ role: 'business', membership: 'owner' });

type Search = Record<string, string | readonly string[]>;

async function listAll(search: Search, { headers = creator, limit = 7 } = {}): Promise<PublicCampaign[]> {
  const campaigns: PublicCampaign[] = [];
  let counted: number | null = null;
  for (let cursor = ''; ; ) {
    const answer = await call(`GET /api/campaigns?${queryOf({ ...search, limit: String(limit), cursor })}`, {
      headers,
    });
    expect(answer.statusCode).toBe(200);
    const page = campaignPage.parse(answer.json());
    campaigns.push(...page.campaigns);
    if (cursor === '') counted = page.found_count;
    else expect(page.found_count).toBeNull();
    if (page.next_cursor === null) {
      expect(counted).toBe(Math.min(campaigns.length, MOST_CAMPAIGNS_COUNTED));
      return campaigns;
    }
    expect(page.campaigns).toHaveLength(limit);
    cursor = page.next_cursor;
  }
}

function queryOf(search: Search): string {
  const pairs = Object.entries(search).flatMap(([name, value]) => [value].flat().map((one) => [name, one]));
  return new URLSearchParams(pairs as [string, string][]).toString();
}

/** A unique word tells the campaigns of these tests from all others on the list. */
const MARK = `marker${Date.now().toString(36).replace(/\d/g, 'x')}x`;
const INDUSTRIES = ['bakery', 'coffee', 'books'] as const;
const PLACES = ['Greenpoint', 'Bushwick', 'Astoria', null] as const;
const SLUGS = ['greenpoint', 'bushwick', 'astoria'];
const KINDS = ['instagram_reel', 'tiktok_video', 'youtube_short', 'ugc_photo'] as const;
const PAYOUTS = [null, 500, 10_000, 10_000, 25_000, 33_300, 120_000, 500_000];
const today = deadlineWindow('today', context.now()).from;

function dayAfter(days: number): string {
  return new Date(Date.parse(today) + days * 86_400_000).toISOString().slice(0, 10);
}

interface Known
  extends Pick<
    ListedWish,
    | 'title'
    | 'industry'
    | 'neighborhood'
    | 'creator_payout_cents'
    | 'application_deadline'
    | 'published_at'
    | 'kinds'
  > {
  id: string;
}
const known: Known[] = [];

beforeAll(async () => {
  for (let at = 0; at < 60; at += 1) {
    const wish = {
      title: `${MARK} ${at % 3 === 0 ? 'sourdough' : 'espresso'} number ${at}`,
      industry: INDUSTRIES[at % 3] ?? 'bakery',
      neighborhood: PLACES[at % 4] ?? null,
      creator_payout_cents: PAYOUTS[at % PAYOUTS.length] ?? null,
      application_deadline: at % 5 === 0 ? null : dayAfter((at * 7) % 40),
      // Several share a timestamp, as when many are published at once.
      published_at: new Date(context.now().getTime() - Math.floor(at / 9) * 3_600_000).toISOString(),
      kinds: [KINDS[at % 4] ?? 'ugc_photo', ...(at % 6 === 0 ? (['ugc_video'] as const) : [])],
    };
    known.push({ ...wish, id: await newListedCampaign(context, wish) });
  }
});

const SORT_KEYS = {
  newest: ({ published_at, id }: Known) => [published_at, id],
  highest_payout: ({ creator_payout_cents, id }: Known) => [
    String(creator_payout_cents ?? 0).padStart(9, '0'),
    id,
  ],
  deadline_soon: ({ application_deadline, id }: Known) => [application_deadline ?? '9999-12-31', id],
};

/** The same list, computed the slow way. */
function expectedIds(search: Record<string, string | string[] | undefined>): string[] {
  const {
    industry,
    neighborhoods,
    min_payout_cents: min,
    max_payout_cents: max,
    content_types: types,
  } = search;
  const { from, to } = deadlineWindow((search.deadline_filter as 'all') ?? 'all', context.now());
  const sort = (search.sort_by ?? 'newest') as keyof typeof SORT_KEYS;
  const keyOf = SORT_KEYS[sort];
  const fits = known.filter((one) => {
    const payout = one.creator_payout_cents ?? 0;
    const deadline = one.application_deadline ?? '9999-12-31';
    return (
      (!industry || one.industry === industry) &&
      (!neighborhoods?.length || neighborhoods.includes(one.neighborhood?.toLowerCase() ?? '-')) &&
      payout >= Number(min ?? 0) &&
      (!max || max === '500000' || (payout > 0 && payout <= Number(max))) &&
      (!types?.length || one.kinds.some((kind) => types.includes(contentTypeOf(kind)))) &&
      deadline >= from &&
      deadline <= to &&
      (!String(search.q).includes('sourdough') || one.title.includes('sourdough'))
    );
  });
  const ordered = fits.sort((a, b) => (keyOf(a).join() < keyOf(b).join() ? -1 : 1));
  return (sort === 'deadline_soon' ? ordered : ordered.reverse()).map(({ id }) => id);
}

describe('filters and sorting', () => {
  const searches = fc.record(
    {
      industry: fc.constantFrom(...INDUSTRIES),
      neighborhoods: fc.subarray(SLUGS),
      min_payout_cents: fc.constantFrom('0', '500', '10000', '25000', '100000'),
      max_payout_cents: fc.constantFrom('500000', '10000', '33300', '120000'),
      content_types: fc.subarray([...CONTENT_TYPES]),
      deadline_filter: fc.constantFrom(...DEADLINE_FILTERS.map(({ filter }) => filter)),
      sort_by: fc.constantFrom(...CAMPAIGN_SORTS.map(({ sort }) => sort)),
      q: fc.constantFrom(MARK, `${MARK} sourdough`),
    },
    { requiredKeys: ['q', 'sort_by'] },
  );

  it('every combination finds what a slow search finds, in order and counted, page after page (decision: names without p_) [CALL-44] [CALL-45] [CALL-46] [CALL-47] [CALL-48] [CALL-49] [CALL-50]', async () => {
    const holds = fc.asyncProperty(searches, async (search) => {
      const given = Object.fromEntries(Object.entries(search).filter(([, value]) => value !== undefined));
      const found = await listAll(given as Search);
      expect(found.map(({ id }) => id)).toEqual(expectedIds(search));
    });
    await fc.assert(holds, { numRuns: 60 });
  });

  it('finds the same without a search, in the buckets of places, days and payouts', async () => {
    const holds = fc.asyncProperty(searches, async ({ q: _q, ...search }) => {
      const given = Object.fromEntries(Object.entries(search).filter(([, value]) => value !== undefined));
      const found = await listAll(given as Search, { limit: 50 });
      const ours = new Set(known.map(({ id }) => id));
      expect(found.map(({ id }) => id).filter((id) => ours.has(id))).toEqual(expectedIds(search));
      expect(new Set(found.map(({ id }) => id)).size).toBe(found.length);
    });
    await fc.assert(holds, { numRuns: 60 });
  });

  it.each(CAMPAIGN_SORTS)(
    '$label neither skips nor repeats among equals (decision: cursors and sorts of our API) [CALL-41] [CALL-42]',
    async ({ sort }) => {
      const found = await listAll({ q: MARK, sort_by: sort }, { limit: 1 });
      expect(found.map(({ id }) => id)).toEqual(expectedIds({ sort_by: sort }));
    },
  );

  it('the ends of the slider are no limits [VAL-19] [VAL-20]', async () => {
    const all = await listAll({ q: MARK });
    const ends = await listAll({ q: MARK, min_payout_cents: '0', max_payout_cents: '500000' });
    expect(ends).toEqual(all);
    expect(all).toHaveLength(60);
  });

  it('a page holds 24 and says where the next begins (decision: limit may be left out) [CONST-11] [CALL-43]', async () => {
    const answer = await call(`GET /api/campaigns?q=${MARK}`, { headers: creator });
    expect(answer.json().campaigns).toHaveLength(24);
    expect(answer.json().next_cursor).toEqual(expect.any(String));
  });

  it('search reads titles, briefs and names, and finds nothing where nothing is', async () => {
    const id = await newListedCampaign(context, {
      business_name: `Zzyzx ${MARK}b`,
      description: 'Bring a whisk.',
    });
    expect((await listAll({ q: `${MARK}b whisks` })).map((one) => one.id)).toEqual([id]);
    expect(await listAll({ q: `${MARK}b trombone` })).toEqual([]);
  });

  it('takes one city only (decision: city_id may be left out) [CALL-51] [DISC-62] [DISC-63]', async () => {
    const url = 'GET /api/campaigns?city_id=0190a6c0-0000-7000-8000-0000000000ff' as const;
    expect((await call(url, { headers: creator })).statusCode).toBe(400);
  });
});

describe('bad input', () => {
  it.each([
    ['nonsense', 'nonsense'],
    [
      'another list’s place',
      Buffer.from('["abc","0190a6c0-0000-7000-8000-00000000c001"]').toString('base64url'),
    ],
    ['no id', Buffer.from('["2026-06-10T16:00:00.000Z","x"]').toString('base64url')],
    ['an injection', Buffer.from(`["2026-06-10T16:00:00Z'; drop table users","x"]`).toString('base64url')],
  ])('a cursor that is %s is refused', async (_case, cursor) => {
    for (const { sort } of CAMPAIGN_SORTS) {
      const answer = await call(`GET /api/campaigns?${queryOf({ cursor, sort_by: sort })}`, {
        headers: creator,
      });
      expect(answer.statusCode).toBe(400);
      expect(answer.json().code).toBe('invalid_input');
    }
  });

  it.each([
    'sort_by=best',
    'deadline_filter=never',
    'content_types=film',
    'limit=0',
    'limit=51',
    'min_payout_cents=-1',
    'max_payout_cents=500001',
    'industry=A%20B',
  ])('%s is refused', async (search) => {
    const answer = await call(`GET /api/campaigns?${search}`, { headers: creator });
    expect(answer.statusCode).toBe(400);
  });
});

describe('who reads it', () => {
  it('a creator reads the payout, a business none, neither in the row, the order nor the range [PERM-16] [PERM-17] [ENT-52] [ENT-53] [ENT-54] [ENT-55] [ENT-56] [ENT-57] [ENT-58] [ENT-59] [ENT-60] [ENT-61] [ENT-62] [ENT-65] [ENT-66]', async () => {
    const mine = await listAll({ q: MARK });
    expect(mine.some(({ creator_payout_cents }) => creator_payout_cents === 33_300)).toBe(true);
    const search = { q: MARK, sort_by: 'highest_payout', min_payout_cents: '100000' };
    const theirs = await listAll(search, { headers: business });
    expect(theirs.map(({ id }) => id)).toEqual(expectedIds({ sort_by: 'newest' }));
    expect(theirs.every(({ creator_payout_cents }) => creator_payout_cents === null)).toBe(true);
  });

  it('what a creator has to do with a campaign is shown to them only [ENT-63] [ENT-64]', async () => {
    const person = await newPerson(context, { role: 'creator', creator: { status: 'active' } });
    const headers = await signInAs(context, person);
    const [first, second, third] = await listAll({ q: MARK });
    const { id: creator_id } = await context.db
      .selectFrom('creators')
      .select('id')
      .where('user_id', '=', person.user_id)
      .executeTakeFirstOrThrow();
    const at = context.now().toISOString();
    await context.db
      .insertInto('applications')
      .values({
        id: newId(),
        campaign_id: first?.id ?? '',
        creator_id,
        status: 'submitted',
        submitted_at: at,
        created_at: at,
        updated_at: at,
      })
      .execute();
    for (const path of [`${second?.id}/bookmark`, `${third?.id}/dismissal`])
      expect((await call(`PUT /api/campaigns/${path}`, { headers })).statusCode).toBe(200);
    const found = await listAll({ q: MARK }, { headers });
    expect(found).toHaveLength(59);
    expect(found.find(({ id }) => id === first?.id)).toMatchObject({
      has_applied: true,
      application_status: 'submitted',
      application_status_since: at,
    });
    // A decision is announced once it can't be undone, whether the page comes from the database or from memory.
    const decide = (secondsAgo: number) =>
      context.db
        .updateTable('applications')
        .set({
          status: 'rejected',
          decided_at: new Date(context.now().getTime() - secondsAgo * 1000).toISOString(),
        })
        .where('creator_id', '=', creator_id)
        .execute();
    await decide(0);
    const markOf = async () =>
      (await listAll({ q: MARK }, { headers })).find(({ id }) => id === first?.id)?.application_status;
    expect([await markOf(), await markOf()]).toEqual(['submitted', 'submitted']);
    await decide(11);
    expect([await markOf(), await markOf()]).toEqual(['rejected', 'rejected']);
    expect(found.find(({ id }) => id === second?.id)).toMatchObject({ has_applied: false, is_saved: true });
    expect(found.some(({ id }) => id === third?.id)).toBe(false);
    expect((await listAll({ q: MARK })).some(({ has_applied, is_saved }) => has_applied || is_saved)).toBe(
      false,
    );
    const saved = await call('GET /api/bookmarks', { headers });
    expect(campaignPage.parse(saved.json()).campaigns.map(({ id }) => id)).toEqual([second?.id]);
    await call(`DELETE /api/campaigns/${third?.id}/bookmark`, { headers });
    expect(await listAll({ q: MARK }, { headers })).toHaveLength(59);
    await call(`DELETE /api/campaigns/${third?.id}/dismissal`, { headers });
    expect(await listAll({ q: MARK }, { headers })).toHaveLength(60);
  });

  it('a campaign that was never published cannot be saved', async () => {
    const id = await newListedCampaign(context, { status: 'draft', published_at: null });
    const answer = await call(`PUT /api/campaigns/${id}/bookmark`, { headers: creator });
    expect(answer.statusCode).toBe(404);
  });
});
