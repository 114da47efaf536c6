import type { Database, Tx } from './database.ts';

const lanes = new WeakMap<Database | Tx, Database>();

/** Where what is over in a moment is asked, if the database has such a place. */
export function registerPipeline(db: Database, lane: Database): void {
  lanes.set(db, lane);
}

/**
 * For what nearly every request asks and no statement of which takes long: on the lane they follow one another without waiting
 * for the answers, and a slow one would hold up all behind it. What runs in a transaction stays there.
 */
export function pipelined(db: Database | Tx): Database | Tx {
  return lanes.get(db) ?? db;
}
