import { sql } from 'kysely';
import { z } from 'zod';
import type { Database } from '#server/platform/db/database.ts';
import { Problem } from '#server/platform/errors.ts';
import { defineJob } from '#server/platform/jobs/job.ts';

export interface RateLimit {
  most: number;
  seconds: number;
}

/**
 * Counts a call against a limit that all processes share. For the few calls that send mail or could be used
 * to guess; the flood of ordinary requests is counted in memory.
 */
export async function takeFromLimit(db: Database, key: string, limit: RateLimit): Promise<void> {
  const { count, wait_seconds } = await countCall(db, key, limit);
  if (count > limit.most) throw tooSoon(wait_seconds);
}

/** The same for an action that is skipped instead of refused, such as a second mail. */
export async function isWithinLimit(db: Database, key: string, limit: RateLimit): Promise<boolean> {
  return (await countCall(db, key, limit)).count <= limit.most;
}

/** Refuses if the limit is reached, without counting. */
export async function requireRoomIn(db: Database, key: string, { most }: RateLimit): Promise<void> {
  const row = await db
    .selectFrom('rate_limits')
    .select(sql<number>`ceil(extract(epoch from resets_at - now()))::int`.as('wait_seconds'))
    .where('key', '=', key)
    .where('count', '>=', most)
    .where(sql<boolean>`resets_at > now()`)
    .executeTakeFirst();
  if (row !== undefined) throw tooSoon(row.wait_seconds);
}

/** Undoes a count. */
export async function forgetLimits(db: Database, keys: readonly string[]): Promise<void> {
  await db.deleteFrom('rate_limits').where('key', 'in', keys).execute();
}

async function countCall(db: Database, key: string, { seconds }: RateLimit) {
  const { rows } = await sql<{ count: number; wait_seconds: number }>`
    insert into rate_limits (key, count, resets_at)
    values (${key}, 1, now() + make_interval(secs => ${seconds}))
    on conflict (key) do update set
      count = case when rate_limits.resets_at <= now() then 1 else rate_limits.count + 1 end,
      resets_at = case when rate_limits.resets_at <= now() then excluded.resets_at else rate_limits.resets_at end
    returning count, ceil(extract(epoch from resets_at - now()))::int as wait_seconds`.execute(db);
  return rows[0] ?? { count: 0, wait_seconds: 0 };
}

export const sweepRateLimits = defineJob({
  name: 'sweep-rate-limits',
  payload: z.object({}),
  retries: 0,
  cron: '17 * * * *',
  run: async ({ db }) => {
    await sql`delete from rate_limits where resets_at < now()`.execute(db);
  },
});

export function tooSoon(seconds: number): Problem {
  return new Problem('too_many_requests', `Try again in ${inWords(seconds)}.`, undefined, seconds);
}

function inWords(seconds: number): string {
  if (seconds < 90) return `${seconds} seconds`;
  return `${Math.ceil(seconds / 60)} minutes`;
}
