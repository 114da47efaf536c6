import { type SqlBool, sql } from 'kysely';

/** The subject of a line of the statement. Reads a `provider_entries` named e. */
export const entrySubject = sql<string>`(case
  when e.kind in ('payment', 'refund', 'payout') and e.our_id is not null then e.kind || ':' || e.our_id
  when e.kind = 'chargeback' and e.source is not null then 'chargeback:' || e.source
  else 'entry:' || e.reference end)`;

/**
 * A movement without a record on our side can be posted to the reserve by hand. If there is a record, that would count
 * it twice. Reads a `provider_entries` named e.
 */
export const canBookByHand = sql<SqlBool>`(e.explained_at is null and case
  when e.kind = 'payment' and e.our_id is not null then not exists (select 1 from fundings f where f.id = e.our_id)
  when e.kind = 'refund' and e.our_id is not null then not exists (select 1 from refunds r where r.id = e.our_id)
  when e.kind = 'payout' and e.our_id is not null then not exists (select 1 from payouts p where p.id = e.our_id)
  when e.kind = 'chargeback' and e.source is not null then not exists (
    select 1 from chargebacks x where x.provider = e.provider and x.provider_reference = e.source
  )
  else true end)`;
