import type { Payout } from '#contract/money/payouts.ts';
import type { Database } from '#server/platform/db/database.ts';
import { presentPayout, selectPayouts } from './payout-query.ts';

const MOST = 10;

/** Payouts that are requested or on their way. */
export async function listOpenPayouts(db: Database, creatorId: string, now: Date): Promise<Payout[]> {
  const rows = await selectPayouts(db)
    .where('payouts.creator_id', '=', creatorId)
    .where('payouts.status', 'in', ['requested', 'processing'])
    .orderBy('payouts.id', 'desc')
    .limit(MOST)
    .execute();
  return rows.map((row) => presentPayout(row, now));
}

/** The newest payout if it failed. A later payout means that somebody took care of it. */
export async function findFailedPayout(db: Database, creatorId: string, now: Date): Promise<Payout | null> {
  const row = await selectPayouts(db)
    .where('payouts.creator_id', '=', creatorId)
    .where('payouts.status', '<>', 'canceled')
    .orderBy('payouts.id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.status === 'failed' ? presentPayout(row, now) : null;
}

export async function readLastNumber(db: Database, creatorId: string): Promise<number> {
  const { last } = await db
    .selectFrom('payouts')
    .select((eb) => eb.fn.max('number').as('last'))
    .where('creator_id', '=', creatorId)
    .executeTakeFirstOrThrow();
  return last ?? 0;
}
