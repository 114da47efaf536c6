import { sql } from 'kysely';
import type { z } from 'zod';
import type { campaignMoney, MoneyEvent } from '#contract/money/fundings.ts';
import type { Account } from '#domain/accounts/access.ts';
import { getOwnCampaign } from '#server/areas/campaigns/campaigns/queries/find-own-campaign.ts';
import type { Database } from '#server/platform/db/database.ts';
import { readFigures } from './money-figures.ts';

const MOST_EVENTS = 200;

/** The money of a campaign: held, released and refunded, with the entries behind it. */
export async function getCampaignMoney(
  db: Database,
  account: Account,
  { business_id, identifier }: { business_id: string; identifier: string },
): Promise<z.input<typeof campaignMoney>> {
  const { id } = await getOwnCampaign(db, account, { id: business_id, identifier }, 'read');
  return { figures: await readFigures(db, id), events: await listEvents(db, id) };
}

async function listEvents(db: Database, campaignId: string): Promise<MoneyEvent[]> {
  const rows = await db
    .selectFrom('ledger_events as e')
    .innerJoin('ledger_transfers as t', 't.event_id', 'e.id')
    .leftJoin('fundings as f', 'f.id', 'e.subject_id')
    .leftJoin('refunds as r', 'r.id', 'e.subject_id')
    .select(['e.id', 'e.kind', 'e.occurred_at', 'f.id as funding_id', 'r.funding_id as refunded_funding_id'])
    .select(['f.slots as paid_slots', 'r.slots as refunded_slots', 'r.reason'])
    .select([
      sql<number>`sum(t.amount_cents)::bigint`.as('amount_cents'),
      sql<number>`coalesce(sum(t.amount_cents) filter (
        where t.from_account like '%:fees_held' or t.to_account like '%:fees_held'), 0)::bigint`.as(
        'fee_cents',
      ),
    ])
    .where('e.campaign_id', '=', campaignId)
    .where('e.kind', 'in', KINDS)
    .groupBy(['e.id', 'f.id', 'f.slots', 'r.funding_id', 'r.slots', 'r.reason'])
    .orderBy('e.id', 'desc')
    .limit(MOST_EVENTS)
    .execute();
  return rows.map(({ funding_id, refunded_funding_id, paid_slots, refunded_slots, ...row }) => {
    return {
      ...row,
      kind: row.kind as MoneyEvent['kind'],
      payout_cents: row.amount_cents - row.fee_cents,
      slots: paid_slots ?? refunded_slots ?? 0,
      funding_id: funding_id ?? refunded_funding_id,
    };
  });
}

const KINDS: MoneyEvent['kind'][] = ['paid_in', 'released', 'refund_due', 'refund_paid', 'refund_returned'];
