import { sql } from 'kysely';
import { FREELANCE_ACT_DAYS } from '#domain/work/freelance-act.ts';
import { daysAfter } from '#domain/work/work-timers.ts';
import type { Database, Tx } from '#server/platform/db/database.ts';

interface Sides {
  business_id: string;
  creator_id: string;
}

/** The payouts that the same two sides agreed on in the days before. */
export async function sumContracts(
  db: Database | Tx,
  { business_id, creator_id }: Sides,
  now: Date,
): Promise<{ count: number; total_cents: number }> {
  return db
    .selectFrom('collaborations')
    .select(sql<number>`count(*)::int`.as('count'))
    .select(sql<number>`coalesce(sum(payout_cents), 0)::int`.as('total_cents'))
    .where('business_id', '=', business_id)
    .where('creator_id', '=', creator_id)
    .where('agreed_at', '>=', daysAfter(now, -FREELANCE_ACT_DAYS).toISOString())
    .executeTakeFirstOrThrow();
}
