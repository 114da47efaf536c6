import { sql } from 'kysely';
import { taxYearSpan } from '#domain/money/tax-forms.ts';
import type { Database, Tx } from '#server/platform/db/database.ts';

export interface PaidInYear {
  creator_id: string;
  paid_cents: number;
  payout_count: number;
}

/**
 * What reached these creators' banks in a calendar year in New York. A payout that came back doesn't count; sent
 * again, it counts in the year it arrives.
 */
export async function readPaidInYear(
  db: Database | Tx,
  year: number,
  creatorIds: readonly string[],
): Promise<PaidInYear[]> {
  if (creatorIds.length === 0) return [];
  return selectPaidInYear(db, year)
    .where('creator_id', 'in', [...creatorIds])
    .execute();
}

export function selectPaidInYear(db: Database | Tx, year: number) {
  const { from, until } = taxYearSpan(year);
  return db
    .selectFrom('payouts')
    .select([
      'creator_id',
      sql<number>`sum(amount_cents)::int`.as('paid_cents'),
      sql<number>`count(*)::int`.as('payout_count'),
    ])
    .where('status', '=', 'paid')
    .where('paid_at', '>=', from.toISOString())
    .where('paid_at', '<', until.toISOString())
    .groupBy('creator_id');
}
