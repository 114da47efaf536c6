import type { Database, Tx } from './database.ts';

type Read<T> = (tx: Tx) => Promise<T>;
type InSnapshot = <T>(read: Read<T>) => Promise<T>;

const ways = new WeakMap<Database, InSnapshot>();

/** For a database whose connections take statements that follow each other without waiting. */
export function registerSnapshots(db: Database, way: InSnapshot): void {
  ways.set(db, way);
}

/**
 * For answers that take several statements: all of them see the database as it was at the first one. Without that, a
 * payment could be read as received next to a campaign that is still unpaid.
 */
export function inSnapshot<T>(db: Database, read: Read<T>): Promise<T> {
  const way = ways.get(db);
  if (way !== undefined) return way(read);
  return db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(read);
}
