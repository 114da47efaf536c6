import { availableParallelism } from 'node:os';
import { sql } from 'kysely';
import { NEW_YORK_CITY_ID } from '#domain/base/city.ts';
import { insertListings } from '#server/areas/campaigns/listing/commands/listing-source.ts';
import type { Database, DatabaseHandle } from '#server/platform/db/database.ts';
import { runPool } from '#test/runner/pool.ts';

const CAMPAIGNS_A_SHOP = 20;
const AT_ONCE = 20_000;

/** Live campaigns as the marketplace might have them, the same on every run except for the dates. */
export async function fillMarketplace(handle: DatabaseHandle, campaigns: number): Promise<void> {
  const { db } = handle;
  await writeShops(db, Math.ceil(campaigns / CAMPAIGNS_A_SHOP));
  await forEach(rangesOf(campaigns), ([from, to]) => writeCampaigns(db, from, to));
  await handle.runScript('analyze');
  await writeListings(handle, campaigns);
  await handle.runScript('vacuum analyze campaign_listings');
  await handle.runScript('vacuum analyze listing_buckets');
}

/** One connection keeps one core busy, so there are as many at work as the machine has cores. */
async function forEach<T>(all: readonly T[], work: (one: T) => Promise<void>): Promise<void> {
  await runPool(
    availableParallelism(),
    all.map((one) => () => work(one)),
  );
}

/** The numbers of the campaigns in parts that are written at once, each without its last number. */
function rangesOf(campaigns: number): (readonly [from: number, to: number])[] {
  return Array.from({ length: Math.ceil(campaigns / AT_ONCE) }, (_, at) => [
    at * AT_ONCE,
    Math.min((at + 1) * AT_ONCE, campaigns),
  ]);
}

const idOf = (kind: number, number: string) =>
  sql.raw(`('01900000-0000-7000-800${kind}-' || lpad(to_hex(${number}), 12, '0'))::uuid`);

/** A pseudo-random number from 0 to 1 that depends only on the row and a name. */
const chance = (name: string) => sql.raw(chanceText(name));

function chanceText(name: string): string {
  return `(abs(hashtextextended(i::text || '${name}', 7)) % 1000003 / 1000003.0)`;
}

async function writeShops(db: Database, shops: number): Promise<void> {
  await sql`
    insert into businesses (id, business_name, slug, industry)
    select ${idOf(1, 'i')},
      (array['Crumb','Harbor','Juniper','Corner','Northside','Maple','Tallow','Ferry','Copper','Lark'])[1 + floor(${chance('a')} * 10)::int]
        || ' & ' || (array['Co','Sons','Salt','Daughters','Oak','Stone'])[1 + floor(${chance('b')} * 6)::int] || ' ' || i,
      'shop-' || i, industries.slug
    from (
      select i, floor(pow(${chance('industry')}, 1.5) * (select count(*) from industries))::int as place
      from generate_series(1, ${shops}::int) i
    ) shop
    join (select slug, row_number() over (order by slug) - 1 as place from industries) industries
      on industries.place = shop.place`.execute(db);
  await sql`
    insert into business_locations (id, business_id, location_name, address, neighborhood_id, neighborhood, is_primary)
    select ${idOf(2, 'i')}, ${idOf(1, 'i')}, n.neighborhood_name, '1 Main Street', n.id, n.neighborhood_name, true
    from (
      select i, floor(pow(${chance('place')}, 1.5) * (select count(*) from neighborhoods))::int as place
      from generate_series(1, ${shops}::int) i
    ) shop
    join (
      select id, neighborhood_name, row_number() over (order by slug) - 1 as place from neighborhoods
    ) n on n.place = shop.place`.execute(db);
}

const THINGS = `array['sourdough','espresso','dumplings','bouquets','haircut','bicycle','paperback','matcha','pizza','vinyl',
  'candles','tacos','croissant','ramen','sandals','mural','cocktails','ceramics','yoga','puppies']`;

/** The vocabulary of the briefs, apart from the words nearly all of them contain. */
const VOCABULARY = 3_000;
const WORDS_A_BRIEF = 10;

const LETTERS = 'aeioubdklm';

const someWords = sql.raw(
  Array.from(
    { length: WORDS_A_BRIEF },
    (_, at) =>
      `translate(lpad(ceil(exp(ln(${VOCABULARY}) * ${chanceText(`word${at}`)}))::int::text, 4, '0'), '0123456789', '${LETTERS}')`,
  ).join(` || ' ' || `),
);

/** Writes the campaigns with these numbers, without the last one. No campaign has the number 0. */
async function writeCampaigns(db: Database, from: number, to: number): Promise<void> {
  const numbers = sql`generate_series(greatest(${from}::int, 1), ${to}::int - 1) i`;
  await sql`
    insert into campaigns (id, public_id, business_id, location_id, city_id, slug, title, description, status,
      creator_payout_cents, slots, funded_slots, application_deadline, published_at)
    select ${idOf(3, 'i')}, 'bench' || lpad(to_hex(i), 8, '0'), ${idOf(1, '1 + i / 20')},
      case when ${chance('remote')} < 0.9 then ${idOf(2, '1 + i / 20')} end,
      ${NEW_YORK_CITY_ID}::uuid, 'campaign-' || i,
      'Show our ' || (${sql.raw(THINGS)})[1 + floor(${chance('t')} * 20)::int] || ' to the block, part ' || i % 97,
      'Film the ' || (${sql.raw(THINGS)})[1 + floor(${chance('u')} * 20)::int]
        || ' while the light is soft: ' || ${someWords} || '. Street ' || i % 1009 || ' stays in the frame.',
      'live',
      case when ${chance('paid')} < 0.98 then 500 * (20 + floor(pow(${chance('pay')}, 4) * 980)::int) end,
      3, 3,
      case when ${chance('ends')} < 0.9 then (now() at time zone 'America/New_York')::date + floor(${chance('day')} * 60)::int end,
      date_trunc('minute', now()) - floor(${chance('up')} * 129600) * interval '1 minute'
    from ${numbers}`.execute(db);
  await sql`
    insert into campaign_deliverables (campaign_id, kind, quantity, sort_order)
    select ${idOf(3, 'i')}, kind, 1 + i % 3, place
    from ${numbers}
    cross join lateral (values
      ('instagram_reel', 1, ${chance('k1')} < 0.5), ('instagram_story', 2, ${chance('k2')} < 0.3),
      ('tiktok_video', 3, ${chance('k3')} < 0.35), ('youtube_short', 4, ${chance('k4')} < 0.12), ('ugc_video', 5, i % 5 = 0)
    ) asked (kind, place, is_asked)
    where is_asked`.execute(db);
}

/** The same statement with which the product writes listings. Indexes follow afterward, as in a restore. */
async function writeListings({ db, runScript }: DatabaseHandle, campaigns: number): Promise<void> {
  const { rows } = await sql<{ indexname: string; indexdef: string }>`
    select indexname, indexdef from pg_indexes
    where tablename = 'listing_buckets' or indexname = 'campaign_listings_buckets'
    order by tablename`.execute(db);
  for (const { indexname } of rows) await runScript(`drop index ${indexname}`);
  // Nothing here has to survive a crash, and reading is the same.
  await runScript('alter table listing_buckets set unlogged');
  await forEach(rangesOf(campaigns), async ([from, to]) => {
    const among = sql`c.id >= ${idOf(3, String(from))} and c.id < ${idOf(3, String(to))}`;
    await insertListings(among).execute(db);
  });
  // The index of words takes longest. PostgreSQL 15 makes it on one core, so the others are made beside it.
  await forEach(rows, ({ indexdef }) =>
    runScript(
      `set statement_timeout = 0; set maintenance_work_mem = '1GB'; set max_parallel_maintenance_workers = 0; ${indexdef}`,
    ),
  );
}
