import { sql } from 'kysely';
import type { MoneyFigures } from '#contract/money/fundings.ts';
import { businessFeeCents } from '#domain/money/fees.ts';
import { OPEN_COLLABORATION_STATUSES } from '#domain/work/collaboration-states.ts';
import { findFeePercents } from '#server/areas/campaigns/campaigns/queries/spot-price.ts';
import type { Database, Tx } from '#server/platform/db/database.ts';
import { readCampaignMoney } from '#server/platform/ledger/read-campaign-money.ts';

/** The exact money of one campaign: paid in = held + fees held + released + refunded. */
export async function readFigures(db: Database | Tx, campaignId: string): Promise<MoneyFigures> {
  const [figures] = await readFiguresOf(db, [campaignId]);
  return figures?.figures ?? NOTHING;
}

/** The same for a page of campaigns, in two queries for any number of them. */
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

/** The part of the held money that is promised: to creators just accepted, and for work not settled yet. */
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

/** Grouped by amount, because the fee of each is rounded separately. */
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
