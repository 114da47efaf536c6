import { sql } from 'kysely';
import type { MoneyFigures } from '#contract/fundings.ts';
import { businessFeeCents } from '#domain/fees.ts';
import type { Database, Tx } from '../../db/database.ts';
import { readCampaignMoney } from '../../ledger/read-campaign-money.ts';

/** Where the money of one campaign is, to the cent: paid in = held + fees held + released + refunded. */
export async function readFigures(db: Database | Tx, campaignId: string): Promise<MoneyFigures> {
  const [figures] = await readFiguresOf(db, [campaignId]);
  return figures?.figures ?? NOTHING;
}

/** The same for a page of campaigns, in two queries however many they are. */
async function readFiguresOf(
  db: Database | Tx,
  campaignIds: readonly string[],
): Promise<{ campaign_id: string; figures: MoneyFigures }[]> {
  const money = await readCampaignMoney(db, campaignIds);
  const promised = await readPromised(db, campaignIds);
  return campaignIds.map((campaign_id) => ({
    campaign_id,
    figures: {
      ...(money.get(campaign_id) ?? NOTHING),
      promised_cents: promised.get(campaign_id) ?? 0,
    },
  }));
}

const NOTHING: MoneyFigures = {
  paid_in_cents: 0,
  held_cents: 0,
  fees_held_cents: 0,
  released_cents: 0,
  refunded_cents: 0,
  promised_cents: 0,
};

/** What accepted creators agreed to, counted by amount: the fee of each is rounded on its own. */
async function readPromised(db: Database | Tx, campaignIds: readonly string[]): Promise<Map<string, number>> {
  const promised = new Map<string, number>();
  if (campaignIds.length === 0) return promised;
  const rows = await db
    .selectFrom('applications')
    .select(['campaign_id', 'payout_cents', sql<number>`count(*)::int`.as('count')])
    .where('campaign_id', 'in', [...campaignIds])
    .where('status', '=', 'accepted')
    .groupBy(['campaign_id', 'payout_cents'])
    .execute();
  for (const { campaign_id, payout_cents, count } of rows) {
    const each = (payout_cents ?? 0) + businessFeeCents(payout_cents ?? 0);
    promised.set(campaign_id, (promised.get(campaign_id) ?? 0) + each * count);
  }
  return promised;
}
