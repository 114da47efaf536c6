import type { Database, Tx } from './database.ts';

/**
 * For what takes several statements and is told as one: all of them see the database as it stood when the first was asked.
 * Without that a payment can be read as received beside a campaign that still waits for it.
 */
export function inSnapshot<T>(db: Database, read: (tx: Tx) => Promise<T>): Promise<T> {
  return db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(read);
}
