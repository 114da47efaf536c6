import { setTimeout as sleep } from 'node:timers/promises';
import type { Database, Tx } from './database.ts';

const SERIALIZATION_FAILURE = '40001';
const DEADLOCK = '40P01';
const MOST_ATTEMPTS = 5;
const FIRST_PAUSE_MS = 10;

/**
 * Runs `work` in one transaction and repeats it when PostgreSQL asks for that. `work` must hold nothing but
 * statements: whatever it did in memory or over the network would happen again.
 */
export async function inTransaction<T>(db: Database, work: (tx: Tx) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction().execute(work);
    } catch (cause) {
      if (attempt === MOST_ATTEMPTS || !isWorthRepeating(cause)) throw cause;
      await sleep(Math.random() * FIRST_PAUSE_MS * 2 ** attempt);
    }
  }
}

function isWorthRepeating(cause: unknown): boolean {
  const code = (cause as { code?: string }).code;
  return code === SERIALIZATION_FAILURE || code === DEADLOCK;
}
