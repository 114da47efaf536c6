import { businessFeeCents } from '#domain/money/fees.ts';
import { readSettings } from '#server/areas/base/settings/queries/read-settings.ts';
import type { Database, Tx } from '#server/platform/db/database.ts';

export interface SpotPrice {
  payout_cents: number;
  fee_cents: number;
  fee_percent: number;
}

/** The price of a spot: the price first paid for this campaign, else the one from the campaign and current settings. */
export async function findSpotPrice(
  db: Database | Tx,
  { id, creator_payout_cents }: { id: string; creator_payout_cents: number | null },
): Promise<SpotPrice | null> {
  const paid = await findPaid(db, id);
  if (paid) return paid;
  if (creator_payout_cents === null) return null;
  const { business_fee_percent: fee_percent } = await readSettings(db);
  const fee_cents = businessFeeCents(creator_payout_cents, fee_percent);
  return { payout_cents: creator_payout_cents, fee_cents, fee_percent };
}

/** The fee percent fixed by the first payment, else the current one. */
export async function findFeePercent(db: Database | Tx, campaignId: string): Promise<number> {
  const paid = await findPaid(db, campaignId);
  return paid?.fee_percent ?? (await readSettings(db)).business_fee_percent;
}

function findPaid(db: Database | Tx, campaignId: string): Promise<SpotPrice | undefined> {
  return db
    .selectFrom('fundings')
    .select(['payout_cents', 'fee_cents', 'fee_percent'])
    .where('campaign_id', '=', campaignId)
    .where('status', '=', 'paid')
    .where('purpose', '=', 'first')
    .whereRef('refunded_cents', '<', 'total_cents')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** The same for many campaigns, without those that were never paid for. */
export async function findFeePercents(
  db: Database | Tx,
  campaignIds: readonly string[],
): Promise<Map<string, number>> {
  if (campaignIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('fundings')
    .distinctOn('campaign_id')
    .select(['campaign_id', 'fee_percent'])
    .where('campaign_id', 'in', [...campaignIds])
    .where('status', '=', 'paid')
    .where('purpose', '=', 'first')
    .orderBy('campaign_id')
    .orderBy('id', 'desc')
    .execute();
  return new Map(rows.map(({ campaign_id, fee_percent }) => [campaign_id, fee_percent]));
}
