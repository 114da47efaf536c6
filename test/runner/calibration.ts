import { createHash } from 'node:crypto';
import { PGlite } from '@electric-sql/pglite';

/** The current speed of this machine, so that the times of runs on different days can be compared. */
export interface Calibration {
  /** A fixed computation. */
  computing_s: number;
  /** A fixed number of inserts into the embedded database. */
  inserts_s: number;
}

/** Both times on the reference machine for the 8 minutes of `bin/test`: 2 cores and nothing else running. */
export const USUAL: Calibration = { computing_s: 0.75, inserts_s: 0.95 };

const SORTS = 10;
const NUMBERS = 200_000;
const INSERTS = 4_000;

export async function calibrate(): Promise<Calibration> {
  const computing_s = await secondsOf(async () => compute());
  const db = await PGlite.create();
  await db.exec('create table calibration (id integer primary key, words text not null)');
  const inserts_s = await secondsOf(() => insert(db));
  await db.close();
  return { computing_s, inserts_s };
}

export function meanOf(before: Calibration, after: Calibration): Calibration {
  return {
    computing_s: (before.computing_s + after.computing_s) / 2,
    inserts_s: (before.inserts_s + after.inserts_s) / 2,
  };
}

/** The same numbers each time: sorted as a program does, and hashed as a library does. */
function compute(): string {
  const hash = createHash('sha256');
  let seed = 1;
  for (let round = 0; round < SORTS; round += 1) {
    const numbers = Array.from({ length: NUMBERS }, () => {
      seed = (seed * 48_271) % 2_147_483_647;
      return seed;
    });
    hash.update(numbers.sort((a, b) => a - b).join());
  }
  return hash.digest('hex');
}

async function insert(db: PGlite): Promise<void> {
  for (let id = 1; id <= INSERTS; id += 1) {
    await db.query('insert into calibration (id, words) values ($1, $2)', [id, `row ${id}`]);
  }
}

async function secondsOf(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return (performance.now() - began) / 1000;
}
