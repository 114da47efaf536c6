import { CompiledQuery, sql } from 'kysely';
import { BOROUGHS } from '#domain/base/city.ts';
import {
  DIRECTORY_SORTS,
  type DirectoryFilters,
  FOLLOWER_STEPS,
  PRICE_STEPS_CENTS,
} from '#domain/creators/directory.ts';
import { NICHES } from '#domain/creators/niches.ts';
import { directoryRows, placeRows } from '#server/areas/hiring/directory/queries/list-directory.ts';
import type { Database } from '#server/platform/db/database.ts';
import { newId } from '#server/platform/db/ids.ts';
import { openScratch } from './support/scratch-database.ts';

/**
 * The time PostgreSQL takes for a page of the directory with 100,000 creators, for every order with several filters, and
 * for the map with the same filters. None of them may read the whole table.
 */
const CREATORS = 100_000;
const REACH_MS = 20;
const REQUESTS = 40;

const scratch = await openScratch('bizmeet_bench_directory');
const { db } = scratch.handle;
await fill(db);
const [neighborhood] = await db.selectFrom('neighborhoods').select('id').limit(1).execute();
const FILTERS: readonly DirectoryFilters[] = [
  {},
  { niche: 'food' },
  { borough: 'Brooklyn' },
  { neighborhood_id: neighborhood?.id },
  { language: 'yo' },
  { niche: 'food', borough: 'Brooklyn', min_followers: 10_000 },
  { niche: 'tech', borough: 'Bronx', max_price_cents: 5_000, platform: 'youtube' },
  { neighborhood_id: neighborhood?.id, niche: 'food', language: 'es' },
  { min_stars: 48, min_on_time: 100, max_price_cents: 10_000 },
];
const business = newId();
let most = 0;
let isScanned = false;
for (const filters of FILTERS) {
  for (const sort of DIRECTORY_SORTS) {
    await report(sort, filters, directoryRows(db, business, { sort, ...filters }));
  }
  await report('map', filters, placeRows(db, business, filters));
}
process.stdout.write(`slowest p95 ${most.toFixed(1)} ms (reach ${REACH_MS})\n`);
if (most > REACH_MS || isScanned) process.exitCode = 1;
await scratch.drop();

interface Measured {
  compile(): CompiledQuery;
  execute(): Promise<unknown>;
}

async function report(name: string, filters: DirectoryFilters, query: Measured): Promise<void> {
  const times: number[] = [];
  for (let run = -3; run < REQUESTS; run += 1) {
    const from = performance.now();
    await query.execute();
    if (run >= 0) times.push(performance.now() - from);
  }
  times.sort((a, b) => a - b);
  const p95 = times[Math.ceil(times.length * 0.95) - 1] ?? 0;
  most = Math.max(most, p95);
  const note = (await scansAll(query.compile())) ? '  reads the whole table' : '';
  isScanned ||= note !== '';
  process.stdout.write(
    `${name.padEnd(8)}${p95.toFixed(1).padStart(7)} ms  ${JSON.stringify(filters)}${note}\n`,
  );
}

/** Whether PostgreSQL reads all entries one after the other. */
async function scansAll({ sql: text, parameters }: CompiledQuery): Promise<boolean> {
  const { rows } = await db.executeQuery<Record<string, string>>(
    CompiledQuery.raw(`explain ${text}`, [...parameters]),
  );
  return rows.some((row) => /Seq Scan on directory_entries/.test(Object.values(row).join()));
}

/** Entries without their creators, spread over niches, places, prices and numbers as a city is: unevenly. */
async function fill(to: Database): Promise<void> {
  await to.transaction().execute(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx);
    await sql`
      insert into directory_entries (creator_id, neighborhood_id, tags, match_score, approved_at, rating_tenths,
        price_from_cents, on_time_percent, deadline_count, median_rounds, job_count)
      select gen_random_uuid(), place.id,
        array['in:' || (${[...BOROUGHS]}::text[])[1 + n % 5]] || array['at:' || place.id, 'speaks:en']
          || array['niche:' || (${[...NICHES]}::text[])[1 + floor(20 * power(random(), 2))::int],
            'on:' || (array['instagram', 'tiktok', 'youtube'])[1 + n % 3]]
          || case when random() < 0.25 then array['speaks:es'] else '{}' end
          || case when random() < 0.004 then array['speaks:yo'] else '{}' end
          || (select coalesce(array_agg('on:any:' || step), '{}') from unnest(${[...FOLLOWER_STEPS]}::int[]) step
            where step <= 500 / power(random() + n * 0, 1.2))
          || (select coalesce(array_agg('price:' || step), '{}') from unnest(${[...PRICE_STEPS_CENTS]}::int[]) step
            where step >= price.cents)
          || case when random() < 0.1 then array['stars:40', 'stars:45', 'stars:48'] else '{}' end
          || case when random() < 0.2 then array['time:80', 'time:90', 'time:100'] else '{}' end,
        400 + floor(random() * 100)::int, now() - n * interval '1 minute',
        case when random() < 0.2 then 38 + floor(random() * 13)::int end, price.cents, null, 0, null, 0
      from generate_series(1, ${CREATORS}::int) n
      cross join lateral (select 2000 + 500 * floor(120 * power(random() + n * 0, 2))::int as cents) price
      join (select id, row_number() over (order by id) - 1 as at, count(*) over () as all from neighborhoods) place
        on place.at = n % place.all`.execute(tx);
  });
  await sql`vacuum analyze directory_entries`.execute(to);
}
