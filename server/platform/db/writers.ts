import { roomFor } from '#server/platform/workers/room-for.ts';
import type { Database } from './database.ts';
import { databaseBusy } from './database-busy.ts';

type Enter = <T>(work: () => Promise<T>) => Promise<T>;

const writers = new WeakMap<Database, Enter>();

interface Limit {
  atOnce: number;
  waiting: number;
  patience_ms: number;
}

/**
 * Transactions wait for each other's rows, and each waiting one keeps its connection. They never take all connections
 * of a process, so reads still get one, such as the answer to a transaction that just committed.
 */
export function limitWriters(db: Database, limit: Limit): void {
  writers.set(db, roomFor({ ...limit, whenFull: databaseBusy }));
}

/** Runs a transaction when it is its turn. A database without a limit runs it at once. */
export function asWriter<T>(db: Database, work: () => Promise<T>): Promise<T> {
  const enter = writers.get(db);
  return enter ? enter(work) : work();
}
