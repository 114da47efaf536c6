import { sql } from 'kysely';
import type { Database } from '#server/platform/db/database.ts';

/** The delays after wrong guesses under one key, and how long guesses are remembered. */
export interface Pace {
  /** Seconds to wait after the first wrong guess, the second, and so on. Once they are used up, no guess is let through. */
  waits: readonly number[];
  seconds: number;
}

export type Claim =
  | { is_open: true }
  /** Wait, then try again; or no more guesses under this key until it resets. */
  | { is_open: false; is_used_up: boolean; wait_seconds: number };

/**
 * Claims one guess before anything is compared, so that parallel guesses count like guesses in sequence. A refused
 * guess doesn't count. Waits use the wall clock instead of `now()`, which is fixed when the transaction begins and may
 * be earlier than the guess that got the lock first. The column is rounded to a millisecond.
 */
export async function claimGuess(db: Database, key: string, { waits, seconds }: Pace): Promise<Claim> {
  const { rows } = await sql`
    insert into guess_counts as held (key, failures, wait_until, resets_at)
    values (${key}, 1, now() + make_interval(secs => ${waits[0] ?? 0}), now() + make_interval(secs => ${seconds}))
    on conflict (key) do update set
      failures = case when held.resets_at <= now() then 1 else held.failures + 1 end,
      wait_until = now() + make_interval(secs =>
        (${sql.val([...waits])}::int[])[case when held.resets_at <= now() then 1 else held.failures + 1 end]),
      resets_at = case when held.resets_at <= now() then excluded.resets_at else held.resets_at end
    where held.resets_at <= now() or (held.wait_until <= clock_timestamp() + interval '1 ms' and held.failures < ${waits.length})
    returning failures`.execute(db);
  return rows.length > 0 ? { is_open: true } : readClosed(db, key, waits.length);
}

async function readClosed(db: Database, key: string, most: number): Promise<Claim> {
  const { rows } = await sql<{ is_used_up: boolean; wait_seconds: number }>`
    select failures >= ${most} as is_used_up,
      ceil(extract(epoch from (case when failures >= ${most} then resets_at else wait_until end) - now()))::int as wait_seconds
    from guess_counts where key = ${key}`.execute(db);
  const { is_used_up = false, wait_seconds = 1 } = rows[0] ?? {};
  return { is_open: false, is_used_up, wait_seconds: Math.max(1, wait_seconds) };
}

/** Clears earlier failures after a right guess. */
export async function forgetGuesses(db: Database, keys: readonly string[]): Promise<void> {
  await db.deleteFrom('guess_counts').where('key', 'in', keys).execute();
}

/** Gives a guess back if nothing was compared after all. */
export async function giveGuessBack(db: Database, keys: readonly string[]): Promise<void> {
  await sql`
    update guess_counts set failures = greatest(failures - 1, 0), wait_until = now()
    where key in (${sql.join(keys)})`.execute(db);
}

/** Counts a failure under a key. It refuses nobody by itself. */
export async function noteFailure(db: Database, key: string, seconds: number): Promise<number> {
  const { rows } = await sql<{ failures: number }>`
    insert into guess_counts as held (key, failures, wait_until, resets_at)
    values (${key}, 1, now(), now() + make_interval(secs => ${seconds}))
    on conflict (key) do update set
      failures = case when held.resets_at <= now() then 1 else held.failures + 1 end,
      resets_at = case when held.resets_at <= now() then excluded.resets_at else held.resets_at end
    returning failures`.execute(db);
  return rows[0]?.failures ?? 0;
}

export async function readFailures(db: Database, keys: readonly string[]): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('guess_counts')
    .select(['key', 'failures'])
    .where('key', 'in', keys)
    .where('resets_at', '>', sql<string>`now()`)
    .execute();
  return new Map(rows.map(({ key, failures }) => [key, failures]));
}
