import { businessFeeCents } from '#domain/fees.ts';
import type { Database, Tx } from '../../db/database.ts';

export interface SpotPrice {
  payout_cents: number;
  fee_cents: number;
}

/** What one spot costs: as it was when the first one was paid for, else as the campaign says now. */
export async function findSpotPrice(
  db: Database | Tx,
  { id, creator_payout_cents }: { id: string; creator_payout_cents: number | null },
): Promise<SpotPrice | null> {
  const paid = await db
    .selectFrom('fundings')
    .select(['payout_cents', 'fee_cents'])
    .where('campaign_id', '=', id)
    .where('status', '=', 'paid')
    .where('purpose', '=', 'first')
    .whereRef('refunded_cents', '<', 'total_cents')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (paid) return paid;
  if (creator_payout_cents === null) return null;
  return { payout_cents: creator_payout_cents, fee_cents: businessFeeCents(creator_payout_cents) };
}
