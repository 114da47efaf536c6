import type { Database, Tx } from './database.ts';

const lanes = new WeakMap<Database | Tx, Database>();

/** The connections for short statements, if the database has them. */
export function registerPipeline(db: Database, lane: Database): void {
  lanes.set(db, lane);
}

/**
 * For short statements that nearly every request needs. On this lane statements follow one another without waiting
 * for the answers, so a slow one would hold up everything behind it. Statements in a transaction stay there.
 */
export function pipelined(db: Database | Tx): Database | Tx {
  return lanes.get(db) ?? db;
}
