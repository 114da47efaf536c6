import { type RawBuilder, sql } from 'kysely';

/**
 * A table for a `with`: every event of the ledger that changed what we hold for a business, with the change of its
 * payouts, its fees, and both. We hold what was paid in for its campaigns, and refunds until they are sent. A decided
 * refund moves money between the two, so it changes nothing here until it is sent.
 */
export function heldMovements(businessId: string): RawBuilder<unknown> {
  return sql`
    own_campaigns as materialized (
      select distinct campaign_id as id from fundings where business_id = ${businessId}
    ),
    accounts as materialized (
      select 'campaign:' || id || ':held' as account, false as is_fee from own_campaigns
      union all select 'campaign:' || id || ':fees_held', true from own_campaigns
      union all select ${`business:${businessId}:refunds_due`}, false
    ),
    parts as (
      select t.event_id, a.is_fee, t.amount_cents
      from accounts a join ledger_transfers t on t.to_account = a.account
      union all
      select t.event_id, a.is_fee, -t.amount_cents
      from accounts a join ledger_transfers t on t.from_account = a.account
    ),
    held as (
      select e.id, e.kind, e.occurred_at, e.campaign_id, e.subject_id,
        sum(p.amount_cents)::bigint as amount_cents,
        coalesce(sum(p.amount_cents) filter (where p.is_fee), 0)::bigint as fee_cents
      from parts p join ledger_events e on e.id = p.event_id
      group by e.id having sum(p.amount_cents) <> 0
    )`;
}
