import { sql } from 'kysely';
import type { Database, Tx } from '#server/platform/db/database.ts';
import { feesHeldOf, heldOf } from '#server/platform/ledger/accounts.ts';

interface Spend {
  cents: number;
  released_at: string;
}

/** The amount that the ledger released for each collaboration of a campaign: the payout and both fees. */
export async function readSpend(db: Database | Tx, campaignId: string): Promise<ReadonlyMap<string, Spend>> {
  const { rows } = await sql<{ collaboration_id: string; cents: number; released_at: string }>`
    select n.collaboration_id, sum(t.amount_cents)::bigint as cents, max(e.occurred_at) as released_at
    from ledger_events e
    join ledger_transfers t on t.event_id = e.id
      and t.from_account in (${heldOf(campaignId)}, ${feesHeldOf(campaignId)})
    join earnings n on n.id = e.subject_id
    where e.campaign_id = ${campaignId}::uuid and e.kind = 'released'
    group by n.collaboration_id`.execute(db);
  return new Map(
    rows.map(({ collaboration_id, cents, released_at }) => [
      collaboration_id,
      { cents: Number(cents), released_at },
    ]),
  );
}
