import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Borough } from '#domain/base/city.ts';
import { DIRECTORY_PAGE, DIRECTORY_SORTS } from '#domain/creators/directory.ts';
import { refreshDirectory } from '#server/areas/creators/directory/jobs/refresh-directory.ts';
import { newId } from '#server/platform/db/ids.ts';
import { neighborhoodId } from '#server/seed/neighborhoods/neighborhoods.ts';
import { type Maker, newMaker, newOpenCampaign, newShop, type Shop } from '#test/support/applications.ts';
import { callerOf } from '#test/support/calls.ts';
import { withOwnLedger } from '#test/support/own-ledger.ts';
import { testApp } from '#test/support/test-app.ts';
import { testContext } from '#test/support/test-context.ts';
import { directoryRows } from './queries/list-directory.ts';

// A database of its own: it gets neighborhoods and thousands of creators.
const context = await withOwnLedger(await testContext());
const { app } = await testApp({ adapt: () => context });
const call = callerOf(app);
const { db } = context;

let shop: Shop;
beforeEach(async () => {
  shop = await newShop(context);
});

interface Found {
  creators: { creator_id: string; [name: string]: unknown }[];
  next_cursor: string | null;
}

async function list(query = '', headers = shop.headers): Promise<Found> {
  const answer = await call(`GET /api/businesses/${shop.business_id}/creators?${query}`, { headers });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}

/** A place of one test's own, so that its list holds only its own creators. */
async function newPlace(borough: Borough = 'Queens'): Promise<string> {
  const id = newId();
  const { city_id } = await db
    .selectFrom('neighborhoods')
    .select('city_id')
    .where('id', '=', neighborhoodId('Bushwick'))
    .executeTakeFirstOrThrow();
  await db
    .insertInto('neighborhoods')
    .values({ id, city_id, neighborhood_name: 'Test', slug: id, borough, latitude: 40.7, longitude: -73.9 })
    .execute();
  return id;
}

async function listed(place: string, who: Parameters<typeof newMaker>[1] = {}, change = {}): Promise<Maker> {
  const maker = await newMaker(context, who);
  await db
    .updateTable('creators')
    .set({ home_neighborhood_id: place, ...change })
    .where('id', '=', maker.creator_id)
    .execute();
  return maker;
}

/** How many the map counts at a place; undefined where it has none. */
async function countAt(
  { business_id, headers }: Shop,
  place: string,
  query = '',
): Promise<number | undefined> {
  const url = `GET /api/businesses/${business_id}/creator-places?${query}` as const;
  const { places } = (await call(url, { headers })).json() as {
    places: { neighborhood_id: string; creator_count: number }[];
  };
  return places.find(({ neighborhood_id }) => neighborhood_id === place)?.creator_count;
}

function block({ business_id }: Shop, { creator_id, user_id }: Maker, blocked_by: 'creator' | 'business') {
  const row = { id: newId(), business_id, creator_id, blocked_by, blocked_by_user_id: user_id };
  return db
    .insertInto('blocks')
    .values({ ...row, created_at: context.now().toISOString() })
    .execute();
}

const refresh = () => refreshDirectory.run(context, {});
const idsOf = ({ creators }: Found) => creators.map(({ creator_id }) => creator_id);

describe('the directory of creators', () => {
  it('C17: shows a shop without any campaign 24 creators a page, each once', async () => {
    const place = await newPlace();
    for (let at = 0; at < DIRECTORY_PAGE + 2; at += 1) await listed(place);
    await refresh();
    for (const sort of DIRECTORY_SORTS) {
      const first = await list(`neighborhood_id=${place}&sort=${sort}`);
      expect(first.creators, sort).toHaveLength(24);
      const second = await list(
        `neighborhood_id=${place}&sort=${sort}&cursor=${encodeURIComponent(first.next_cursor ?? '')}`,
      );
      expect(second.creators, sort).toHaveLength(2);
      expect(second.next_cursor).toBeNull();
      expect(new Set([...idsOf(first), ...idsOf(second)]).size).toBe(26);
    }
  });

  it('finds by place, niche, language, price, platform and followers, alone and together', async () => {
    const place = await newPlace('Bronx');
    const mara = await listed(place, { followers: 20_000 }, { languages: ['el', 'en'] });
    await listed(place, { followers: 400 }, { languages: ['ko'] });
    await db.insertInto('creator_niches').values({ creator_id: mara.creator_id, niche: 'baking' }).execute();
    await db
      .insertInto('creator_rates')
      .values({ creator_id: mara.creator_id, kind: 'instagram_reel', price_cents: 14_000 })
      .execute();
    await refresh();
    const filters = [
      'niche=baking',
      'language=el',
      'max_price_cents=15000',
      'platform=tiktok&min_followers=10000',
      'min_followers=10000',
    ];
    for (const filter of [...filters, filters.join('&').replace('&min_followers=10000', '')]) {
      expect(idsOf(await list(`neighborhood_id=${place}&${filter}`)), filter).toEqual([mara.creator_id]);
    }
    for (const none of [
      'max_price_cents=10000',
      'platform=youtube',
      'borough=Queens',
      'min_followers=25000',
    ]) {
      expect((await list(`neighborhood_id=${place}&${none}`)).creators, none).toEqual([]);
    }
    expect((await list(`neighborhood_id=${place}&platform=tiktok`)).creators).toHaveLength(2);
    const [first] = (await list(`neighborhood_id=${place}&niche=baking`)).creators;
    expect(first).toMatchObject({ price_from_cents: 14_000, niches: ['baking'], rating: { count: 0 } });
    expect(first?.accounts).toEqual([
      {
        platform: 'tiktok',
        followers: null,
        claimed_followers: 20_000,
        numbers_source: null,
        numbers_read_at: null,
      },
    ]);
    expect(JSON.stringify(first)).not.toContain(mara.email);
  });

  it('counts the creators of a neighborhood with the filters of the list', async () => {
    const place = await newPlace();
    await listed(place, { followers: 20_000 });
    await listed(place, { followers: 20 });
    await refresh();
    expect(await countAt(shop, place)).toBe(2);
    expect(await countAt(shop, place, 'min_followers=5000')).toBe(1);
    expect(await countAt(shop, place, 'min_followers=50000')).toBeUndefined();
  });

  it('takes out at once who is suspended or rejected, and takes nobody in who isn’t approved', async () => {
    const place = await newPlace();
    const [gone, stays] = [await listed(place), await listed(place)];
    await refresh();
    expect((await list(`neighborhood_id=${place}`)).creators).toHaveLength(2);
    await db
      .updateTable('profiles')
      .set({ account_status: 'suspended' })
      .where('user_id', '=', gone.user_id)
      .execute();
    expect(idsOf(await list(`neighborhood_id=${place}`))).toEqual([stays.creator_id]);
    await db
      .updateTable('creators')
      .set({ status: 'suspended' })
      .where('id', '=', stays.creator_id)
      .execute();
    expect((await list(`neighborhood_id=${place}`)).creators).toEqual([]);
    await refresh();
    expect((await list(`neighborhood_id=${place}`)).creators).toEqual([]);
  });

  it.each([
    ['the creator', ['creator']],
    ['the business', ['business']],
    ['both', ['creator', 'business']],
  ] as const)('leaves out of list and map whom %s blocked, for this business alone', async (_, sides) => {
    const place = await newPlace();
    const [maker, stays] = [await listed(place), await listed(place)];
    await refresh();
    for (const side of sides) await block(shop, maker, side);
    expect(idsOf(await list(`neighborhood_id=${place}`))).toEqual([stays.creator_id]);
    expect(await countAt(shop, place)).toBe(1);
    expect(await countAt(shop, place, `neighborhood_id=${place}`)).toBe(1);
    const other = await newShop(context);
    const url = `GET /api/businesses/${other.business_id}/creators?neighborhood_id=${place}` as const;
    expect(idsOf((await call(url, { headers: other.headers })).json())).toHaveLength(2);
    expect(await countAt(other, place)).toBe(2);
    await block(shop, stays, 'business');
    expect(await countAt(shop, place)).toBeUndefined();
  });

  it('is closed to strangers of a shop, and refuses filters it doesn’t know', async () => {
    const stranger = await newShop(context);
    const url = `GET /api/businesses/${shop.business_id}/creators` as const;
    expect((await call(url, { headers: stranger.headers })).statusCode).toBe(404);
    for (const query of ['min_followers=7', 'niche=crime', 'sort=email', 'cursor=abc']) {
      expect((await call(`${url}?${query}`, { headers: shop.headers })).statusCode, query).toBe(400);
    }
  });

  it('of twenty refreshes at once, none leaves an entry out of date', async () => {
    const place = await newPlace();
    const maker = await listed(place);
    await Promise.all(
      Array.from({ length: 20 }, async (_, at) => {
        await db
          .updateTable('social_accounts')
          .set({ followers: at === 0 ? 60_000 : 200 })
          .where('creator_id', '=', maker.creator_id)
          .execute();
        await refresh();
      }),
    );
    await db
      .updateTable('social_accounts')
      .set({ followers: 60_000 })
      .where('creator_id', '=', maker.creator_id)
      .execute();
    await Promise.all(Array.from({ length: 5 }, refresh));
    expect(idsOf(await list(`neighborhood_id=${place}&min_followers=50000`))).toEqual([maker.creator_id]);
  });
});

it('reads every combination of filters and sort through an index', async () => {
  const place = neighborhoodId('Bushwick');
  await refresh();
  await db
    .transaction()
    .execute(async (tx) => {
      await sql`set local session_replication_role = replica`.execute(tx);
      await sql`
      insert into directory_entries (creator_id, neighborhood_id, tags, match_score, approved_at, price_from_cents,
        deadline_count, job_count)
      select gen_random_uuid(), null,
        array['niche:' || (array['food', 'coffee', 'art', 'tech'])[1 + n % 4], 'speaks:en', 'on:any:1000',
          'at:' || n % 200, 'in:' || n % 5] || case when n % 50 = 0 then array['speaks:el'] else '{}' end,
        n % 500, now() - n * interval '1 minute', 5000 + n % 900 * 100, 0, 0
      from generate_series(1, 20000) n`.execute(tx);
      await sql`analyze directory_entries`.execute(tx);
      for (const sort of DIRECTORY_SORTS) {
        for (const filters of [
          {},
          { niche: 'food' },
          { language: 'el' },
          { niche: 'food', language: 'el', min_followers: 1_000 },
          { neighborhood_id: place },
          { borough: 'Queens', min_stars: 48 },
        ] as const) {
          const query = directoryRows(tx, shop.business_id, { sort, ...filters }).compile();
          const { rows } = await sql<{ 'QUERY PLAN': string }>`explain ${sql.raw(inline(query))}`.execute(tx);
          const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
          expect(plan, plan).not.toMatch(/Seq Scan on (directory_entries|creators|profiles)/);
        }
      }
      throw new Error('undo');
    })
    .catch((cause: Error) => expect(cause.message).toBe('undo'));
});

/** The statement with its values in place, as EXPLAIN takes no parameters of unknown types. */
function inline({ sql: text, parameters }: { sql: string; parameters: readonly unknown[] }): string {
  return text.replace(/\$(\d+)/g, (_, at) => {
    const value = parameters[Number(at) - 1];
    if (typeof value === 'number') return String(value);
    return `'${Array.isArray(value) ? `{${value.map((one) => `"${one}"`).join(',')}}` : value}'`;
  });
}

describe('a creator', () => {
  const listing = (maker: Maker, is_listed: boolean) =>
    call('PUT /api/creators/me/directory-listing', { headers: maker.headers, payload: { is_listed } });

  it('C17: decides whether shops find them: off means gone at once, on means back at once', async () => {
    const place = await newPlace();
    const maker = await listed(place, { full_name: `Zora ${newId().slice(-8)}` });
    await refresh();
    expect((await call('GET /api/creators/me/directory-listing', { headers: maker.headers })).json()).toEqual(
      { is_listed: true },
    );
    expect((await listing(maker, false)).json()).toEqual({ is_listed: false });
    expect((await list(`neighborhood_id=${place}`)).creators).toEqual([]);
    await refresh();
    expect((await list(`neighborhood_id=${place}`)).creators).toEqual([]);
    expect((await listing(maker, true)).json()).toEqual({ is_listed: true });
    expect(idsOf(await list(`neighborhood_id=${place}`))).toEqual([maker.creator_id]);
  });

  it('isn’t found by the search of a campaign either while they aren’t listed', async () => {
    const name = `Zora ${newId().slice(-8)}`;
    const maker = await newMaker(context, { full_name: name });
    const campaign_id = await newOpenCampaign(context, { business_id: shop.business_id });
    const search = async () => {
      const url = `/api/businesses/${shop.business_id}/campaigns/${campaign_id}/creators` as const;
      const answer = await call(`GET ${url}?search=${encodeURIComponent(name)}`, { headers: shop.headers });
      return idsOf(answer.json());
    };
    expect(await search()).toEqual([maker.creator_id]);
    await listing(maker, false);
    expect(await search()).toEqual([]);
  });
});
