import { sql } from 'kysely';
import { fillMarketplace } from './support/feed-data.ts';
import { openScratch } from './support/scratch-database.ts';

/** The size of a database with 100,000 live campaigns, and of its largest tables with their indexes. Target: 0.8 GB. */
const CAMPAIGNS = Number(process.env.BENCH_CAMPAIGNS ?? 100_000);
const REACH_GB = 0.8;
const GB = 1e9;
const SHOWN = 6;

const scratch = await openScratch('bizmeet_bench_storage');
if (!scratch.isKept) await fillMarketplace(scratch.handle, CAMPAIGNS);
const { rows } = await sql<{ name: string; bytes: number; index_bytes: number; entries: number }>`
  select relname as name, pg_total_relation_size(relid)::float8 as bytes, pg_indexes_size(relid)::float8 as index_bytes,
    (select reltuples from pg_class where oid = relid)::float8 as entries
  from pg_stat_user_tables order by bytes desc limit ${SHOWN}`.execute(scratch.handle.db);
const all = await sql<{
  bytes: number;
}>`select pg_database_size(current_database())::float8 as bytes`.execute(scratch.handle.db);
const bytes = all.rows[0]?.bytes ?? 0;
const reach = (REACH_GB * CAMPAIGNS) / 100_000;
print(`${CAMPAIGNS} live campaigns take ${(bytes / GB).toFixed(2)} GB (reach ${reach.toFixed(2)})`);
for (const { name, bytes, index_bytes, entries } of rows) {
  const each = (entries / CAMPAIGNS).toFixed(1);
  print(
    `${name}: ${(bytes / GB).toFixed(3)} GB, ${(index_bytes / GB).toFixed(3)} of it indexes, ${each} rows a campaign`,
  );
}
if (bytes / GB > reach) process.exitCode = 1;
await scratch.drop();

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
