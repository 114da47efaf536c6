import { connectPg } from '#server/platform/db/connect-pg.ts';
import type { DatabaseHandle } from '#server/platform/db/database.ts';
import { migrate } from '#server/platform/db/migrate.ts';
import { pg } from '#server/platform/db/pg.ts';
import { seedReference } from '#server/seed/write-reference.ts';

export interface Scratch {
  url: string;
  handle: DatabaseHandle;
  /** Whether it was kept by an earlier run and is full already. */
  isKept: boolean;
  drop(): Promise<void>;
}

/** Filling a large one takes minutes: with this it stays for the next run, and somebody drops it by hand in the end. */
const isKeeping = process.env.BENCH_KEEP === '1';

/** A new database with its places and industries, on the server at BENCH_DATABASE_URL. */
export async function openScratch(name: string): Promise<Scratch> {
  const server = process.env.BENCH_DATABASE_URL ?? 'postgres://127.0.0.1:5432/postgres';
  const isKept = isKeeping && (await isThere(server, name));
  if (!isKept) {
    await onServer(server, `drop database if exists ${name} with (force)`);
    await onServer(server, `create database ${name}`);
  }
  const url = Object.assign(new URL(server), { pathname: `/${name}` }).href;
  // Filling it takes longer than any statement of the product may.
  const handle = await connectPg(`${url}?statement_timeout=0`, 10);
  await migrate(handle);
  await seedReference(handle.db);
  return {
    url,
    handle,
    isKept,
    drop: async () => {
      await handle.close();
      if (!isKeeping) await onServer(server, `drop database if exists ${name} with (force)`);
    },
  };
}

async function isThere(server: string, name: string): Promise<boolean> {
  const { rows } = await onServer(server, `select from pg_database where datname = '${name}'`);
  return rows.length > 0;
}

async function onServer(connectionString: string, statement: string): Promise<pg.QueryResult> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  const result = await client.query(statement);
  await client.end();
  return result;
}
