import { type RawBuilder, sql } from 'kysely';
import { BILLING_KINDS } from '#domain/money/billing.ts';
import { PROVIDER_CLEARING } from '#server/platform/ledger/accounts.ts';

/**
 * Two tables for a `with`: `subjects`, the payments, refunds and chargebacks of a business, and `moved`, the ledger's
 * events about them that crossed the provider's account. `amount_cents` is below zero for money that was returned.
 */
export function billingMovements(businessId: string): RawBuilder<unknown> {
  return sql`
    subjects as (
      select f.id as subject_id, f.id as funding_id, null::uuid as refund_id
      from fundings f where f.business_id = ${businessId} and f.status = 'paid'
      union all
      select r.id, r.funding_id, r.id
      from fundings f join refunds r on r.funding_id = f.id
      where f.business_id = ${businessId} and f.status = 'paid'
      union all
      select c.id, c.funding_id, null from chargebacks c where c.business_id = ${businessId}
    ),
    moved as (
      select e.id, e.kind, e.occurred_at, s.funding_id, s.refund_id, (
        select sum(case when t.from_account = ${PROVIDER_CLEARING} then t.amount_cents else -t.amount_cents end)
        from ledger_transfers t
        where t.event_id = e.id and ${PROVIDER_CLEARING} in (t.from_account, t.to_account)
      )::bigint as amount_cents
      from subjects s join ledger_events e on e.subject_id = s.subject_id
      where e.kind = any (${[...BILLING_KINDS]}::text[])
    )`;
}
