import type { Kysely, Transaction } from 'kysely';
import type { Db as QueueDatabase } from 'pg-boss';
import type { Tables } from './tables.gen.ts';

/** Timestamps, dates and 64-bit counts are text or numbers, never `Date`: see connect-pg.ts. */
export type Database = Kysely<Tables>;
export type Tx = Transaction<Tables>;

/** A message on a channel; null if messages may have been missed. */
export type OnPayload = (payload: string | null) => void;

/** A connection that one process holds exclusively. */
export interface Solo {
  /** Runs SQL text with any number of statements, without a time limit. */
  runScript(script: string): Promise<void>;
  queueDb: QueueDatabase;
}

export interface DatabaseHandle {
  db: Database;
  kind: 'pg' | 'pglite';
  /** The connection to the same database for the job engine. */
  queueDb: QueueDatabase;
  /** Runs SQL text with any number of statements, outside Kysely. */
  runScript(script: string): Promise<void>;
  /** Runs `work` while no other process of this database does; `sayWaiting` is called if it has to wait for one. */
  alone<T>(work: (solo: Solo) => Promise<T>, sayWaiting?: () => void): Promise<T>;
  /**
   * Listens to `pg_notify` of every process on this database, after the commit. Resolves once it listens, with a
   * function that stops it.
   */
  listen(channel: string, onPayload: OnPayload): Promise<() => Promise<void>>;
  close(): Promise<void>;
}
