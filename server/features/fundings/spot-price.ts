import { businessFeeCents } from '#domain/fees.ts';
import type { Database, Tx } from '../../db/database.ts';
import { readSettings } from '../platform-settings/read-settings.ts';

export interface SpotPrice {
  payout_cents: number;
  fee_cents: number;
  fee_percent: number;
}

/** What one spot costs: as it was when the first one was paid for, else as the campaign and the settings say now. */
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

/** The percent a campaign keeps once somebody paid for it, else what holds now. */
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

/** The same for many campaigns; of one that was never paid for nothing is known. */
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
