import { sql } from 'kysely';
import { z } from 'zod';
import type { Database } from '../db/database.ts';
import { Problem } from '../errors.ts';
import { defineJob } from '../jobs/job.ts';

export interface RateLimit {
  most: number;
  seconds: number;
}

/**
 * Counts a call against a limit that all processes share. For the few calls that send mail or could be used
 * to guess; the flood of ordinary requests is counted in memory.
 */
export async function takeFromLimit(db: Database, key: string, { most, seconds }: RateLimit): Promise<void> {
  const { rows } = await sql<{ count: number; wait_seconds: number }>`
    insert into rate_limits (key, count, resets_at)
    values (${key}, 1, now() + make_interval(secs => ${seconds}))
    on conflict (key) do update set
      count = case when rate_limits.resets_at <= now() then 1 else rate_limits.count + 1 end,
      resets_at = case when rate_limits.resets_at <= now() then excluded.resets_at else rate_limits.resets_at end
    returning count, ceil(extract(epoch from resets_at - now()))::int as wait_seconds`.execute(db);
  const [row] = rows;
  if (row !== undefined && row.count > most) {
    throw new Problem('too_many_requests', `Try again in ${inWords(row.wait_seconds)}.`);
  }
}

export const sweepRateLimits = defineJob({
  name: 'sweep-rate-limits',
  payload: z.object({}),
  retries: 0,
  cron: '17 * * * *',
  run: async ({ db }) => void (await sql`delete from rate_limits where resets_at < now()`.execute(db)),
});

function inWords(seconds: number): string {
  if (seconds < 90) return `${seconds} seconds`;
  return `${Math.ceil(seconds / 60)} minutes`;
}
