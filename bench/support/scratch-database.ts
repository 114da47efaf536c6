import pg from 'pg';
import { connectPg } from '../../server/db/connect-pg.ts';
import type { DatabaseHandle } from '../../server/db/database.ts';
import { migrate } from '../../server/db/migrate.ts';
import { seedReference } from '../../server/seed/write-reference.ts';

export interface Scratch {
  url: string;
  handle: DatabaseHandle;
  drop(): Promise<void>;
}

/** A new database with its places and industries, on the server at BENCH_DATABASE_URL. */
export async function openScratch(name: string): Promise<Scratch> {
  const server = process.env.BENCH_DATABASE_URL ?? 'postgres://127.0.0.1:5432/postgres';
  await onServer(server, `drop database if exists ${name} with (force)`);
  await onServer(server, `create database ${name}`);
  const url = Object.assign(new URL(server), { pathname: `/${name}` }).href;
  // Filling it takes longer than any statement of the product may.
  const handle = await connectPg(`${url}?statement_timeout=0`, 10);
  await migrate(handle);
  await seedReference(handle.db);
  return {
    url,
    handle,
    drop: async () => {
      await handle.close();
      await onServer(server, `drop database if exists ${name} with (force)`);
    },
  };
}

async function onServer(connectionString: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  await client.query(statement);
  await client.end();
}
