import { sql } from 'kysely';
import type { MoneyFigures } from '#contract/fundings.ts';
import { OPEN_COLLABORATION_STATUSES } from '#domain/collaboration-states.ts';
import { businessFeeCents } from '#domain/fees.ts';
import type { Database, Tx } from '../../db/database.ts';
import { readCampaignMoney } from '../../ledger/read-campaign-money.ts';
import { findFeePercents } from './spot-price.ts';

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

/** What of the held money belongs to somebody: who was just accepted, and work that is not settled yet. */
async function readPromised(db: Database | Tx, campaignIds: readonly string[]): Promise<Map<string, number>> {
  const promised = new Map<string, number>();
  if (campaignIds.length === 0) return promised;
  const add = (campaignId: string, cents: number) =>
    promised.set(campaignId, (promised.get(campaignId) ?? 0) + cents);
  for (const { campaign_id, cents } of await readUnsettled(db, campaignIds)) add(campaign_id, cents);
  const percents = await findFeePercents(db, campaignIds);
  for (const { campaign_id, payout_cents, count } of await readJustAccepted(db, campaignIds)) {
    const payout = payout_cents ?? 0;
    add(campaign_id, (payout + businessFeeCents(payout, percents.get(campaign_id) ?? 0)) * count);
  }
  return promised;
}

/** Counted by amount: the fee of each is rounded on its own. */
function readJustAccepted(db: Database | Tx, campaignIds: readonly string[]) {
  return db
    .selectFrom('applications')
    .leftJoin('collaborations', 'collaborations.application_id', 'applications.id')
    .select(['applications.campaign_id', 'applications.payout_cents', sql<number>`count(*)::int`.as('count')])
    .where('applications.campaign_id', 'in', [...campaignIds])
    .where('applications.status', '=', 'accepted')
    .where('collaborations.id', 'is', null)
    .groupBy(['applications.campaign_id', 'applications.payout_cents'])
    .execute();
}

function readUnsettled(db: Database | Tx, campaignIds: readonly string[]) {
  return db
    .selectFrom('collaborations')
    .innerJoin('deliverables', 'deliverables.collaboration_id', 'collaborations.id')
    .select('collaborations.campaign_id')
    .select(sql<number>`sum(deliverables.share_cents + deliverables.fee_cents)::int`.as('cents'))
    .where('collaborations.campaign_id', 'in', [...campaignIds])
    .where('collaborations.status', 'in', OPEN_COLLABORATION_STATUSES)
    .where('deliverables.settled_at', 'is', null)
    .groupBy('collaborations.campaign_id')
    .execute();
}
