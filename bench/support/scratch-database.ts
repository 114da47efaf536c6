import { connectPg } from '#server/platform/db/connect-pg.ts';
import type { DatabaseHandle } from '#server/platform/db/database.ts';
import { migrate } from '#server/platform/db/migrate.ts';
import { pg } from '#server/platform/db/pg.ts';
import { seedReference } from '#server/seed/write-reference.ts';
import { findPostgres } from '#test/runner/postgres.ts';

export interface Scratch {
  url: string;
  handle: DatabaseHandle;
  /** Whether an earlier run kept it, already filled. */
  isKept: boolean;
  drop(): Promise<void>;
}

/**
 * Filling a large database takes minutes. With this setting it stays for the next run, and somebody drops it by hand
 * in the end.
 */
const isKeeping = process.env.BENCH_KEEP === '1';

/** A new database with its places and industries, on the server at BENCH_DATABASE_URL or on this machine's. */
export async function openScratch(name: string): Promise<Scratch> {
  const server = await findPostgres(process.env, 'BENCH_DATABASE_URL');
  if (!server)
    throw new Error('This bench needs a PostgreSQL: start one here, or name one in BENCH_DATABASE_URL.');
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
