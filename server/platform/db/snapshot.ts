import type { Database, Tx } from './database.ts';

/**
 * For answers that take several statements: all of them see the database as it was at the first one. Without that, a
 * payment could be read as received next to a campaign that is still unpaid.
 */
export function inSnapshot<T>(db: Database, read: (tx: Tx) => Promise<T>): Promise<T> {
  return db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(read);
}
