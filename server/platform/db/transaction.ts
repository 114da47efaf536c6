import { setTimeout as sleep } from 'node:timers/promises';
import type { Database, Tx } from './database.ts';
import { asWriter } from './writers.ts';

const SERIALIZATION_FAILURE = '40001';
const DEADLOCK = '40P01';
const MOST_ATTEMPTS = 5;
const FIRST_PAUSE_MS = 10;

type Effect = () => void;
const effects = new WeakMap<Tx, Effect[]>();

/**
 * Runs `work` in one transaction and repeats it when PostgreSQL asks for that. `work` may only contain statements:
 * effects in memory or over the network would happen again.
 */
export async function inTransaction<T>(db: Database, work: (tx: Tx) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    const due: Effect[] = [];
    try {
      const done = await asWriter(db, () =>
        db.transaction().execute((tx) => {
          effects.set(tx, due);
          return work(tx);
        }),
      );
      for (const effect of due) effect();
      return done;
    } catch (cause) {
      if (attempt === MOST_ATTEMPTS || !isWorthRepeating(cause)) throw cause;
      await sleep(Math.random() * FIRST_PAUSE_MS * 2 ** attempt);
    }
  }
}

/** For signals that others may miss: runs once the transaction is committed, and never if it was rolled back. */
export function afterCommit(tx: Tx, effect: Effect): void {
  effects.get(tx)?.push(effect);
}

function isWorthRepeating(cause: unknown): boolean {
  const code = (cause as { code?: string }).code;
  return code === SERIALIZATION_FAILURE || code === DEADLOCK;
}
