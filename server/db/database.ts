import type { Kysely, Transaction } from 'kysely';
import type { Db as QueueDatabase } from 'pg-boss';
import type { Config } from '../config.ts';
import type { Tables } from './tables.gen.ts';

/** Timestamps, dates and 64-bit counts are text or numbers, never `Date`: see connect-pg.ts. */
export type Database = Kysely<Tables>;
export type Tx = Transaction<Tables>;

export interface DatabaseHandle {
  db: Database;
  kind: 'pg' | 'pglite';
  /** The same database as the job engine reaches it. */
  queueDb: QueueDatabase;
  /** Runs SQL text with any number of statements, outside Kysely. For migrations only. */
  runScript(script: string): Promise<void>;
  close(): Promise<void>;
}

/** Each driver is loaded only where it is used: either costs a few hundred milliseconds at start. */
export async function openDatabase(
  config: Pick<Config, 'database_url' | 'database_pool_size' | 'data_dir'>,
): Promise<DatabaseHandle> {
  if (config.database_url !== undefined) {
    const { connectPg } = await import('./connect-pg.ts');
    return connectPg(config.database_url, config.database_pool_size);
  }
  const { connectPglite } = await import('./connect-pglite.ts');
  return connectPglite(config.data_dir);
}
