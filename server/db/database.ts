import type { Kysely, Transaction } from 'kysely';
import type { Db as QueueDatabase } from 'pg-boss';
import type { Tables } from './tables.gen.ts';

/** Timestamps, dates and 64-bit counts are text or numbers, never `Date`: see connect-pg.ts. */
export type Database = Kysely<Tables>;
export type Tx = Transaction<Tables>;

/** What was said on a channel; null where something may have been missed. */
export type Hear = (payload: string | null) => void;

export interface DatabaseHandle {
  db: Database;
  kind: 'pg' | 'pglite';
  /** The same database as the job engine reaches it. */
  queueDb: QueueDatabase;
  /** Runs SQL text with any number of statements, outside Kysely. For migrations only. */
  runScript(script: string): Promise<void>;
  /** Runs `work` while no other process does, of all that ask for it on this database. */
  alone<T>(work: () => Promise<T>): Promise<T>;
  /** Hears `pg_notify` of every process on this database, once what caused it is written. Answers, as soon as it hears, how to stop. */
  listen(channel: string, hear: Hear): Promise<() => Promise<void>>;
  close(): Promise<void>;
}
