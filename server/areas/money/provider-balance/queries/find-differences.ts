import { sql } from 'kysely';
import type { Database } from '#server/platform/db/database.ts';
import { entrySubject } from '../entry-subject.ts';

export interface Difference {
  /** `payment:`, `refund:` or `payout:` with our id, `chargeback:` with theirs, or `entry:` for a line with no id. */
  subject: string;
  /** The amount the provider moved. */
  expected_cents: number;
  /** The amount in the ledger. */
  found_cents: number;
}

const MOST = 500;

/**
 * Compares statement lines with transfers over `provider:clearing`, summed by subject. The remaining rows are movements
 * on one side only. A payout on its way is fine whether the provider has sent it or not.
 */
export async function findDifferences(
  db: Database,
  provider: string,
  /** Limits the result to one kind of subject. */
  kind = '',
): Promise<Difference[]> {
  const { rows } = await sql<Difference>`
    with moved as (
      select ${entrySubject} as subject, amount_cents as theirs, 0 as ours
      from provider_entries e
      where provider = ${provider} and kind not in ('fee', 'bank') and explained_at is null and amount_cents <> 0
      union all
      select case e.kind
          when 'paid_in' then 'payment:' || e.subject_id
          when 'refund_paid' then 'refund:' || e.subject_id
          when 'refund_returned' then 'refund:' || e.subject_id
          when 'payout_paid' then 'payout:' || e.subject_id
          when 'payout_returned' then 'payout:' || e.subject_id
          else 'chargeback:' || c.provider_reference end,
        0, case when t.from_account = 'provider:clearing' then t.amount_cents else -t.amount_cents end
      from ledger_transfers t
      join ledger_events e on e.id = t.event_id
      left join fundings f on e.kind = 'paid_in' and f.id = e.subject_id
      left join refunds r on e.kind in ('refund_paid', 'refund_returned') and r.id = e.subject_id
      left join fundings rf on rf.id = r.funding_id
      left join payouts p on e.kind in ('payout_paid', 'payout_returned') and p.id = e.subject_id
      left join chargebacks c on e.kind in ('chargeback', 'chargeback_won') and c.id = e.subject_id
      where (t.from_account = 'provider:clearing' or t.to_account = 'provider:clearing')
        and coalesce(f.provider, rf.provider, p.provider, c.provider) = ${provider}
    )
    select m.subject, sum(m.theirs)::bigint as expected_cents, sum(m.ours)::bigint as found_cents
    from moved m
    left join payouts w on w.status = 'processing' and m.subject = 'payout:' || w.id
    where starts_with(m.subject, ${kind === '' ? '' : `${kind}:`})
    group by m.subject, w.id, w.amount_cents
    having sum(m.theirs) <> sum(m.ours)
      and not (w.id is not null and sum(m.ours) = 0 and sum(m.theirs) = -w.amount_cents)
    order by m.subject
    limit ${MOST}`.execute(db);
  return rows.map(({ subject, expected_cents, found_cents }) => ({
    subject,
    expected_cents: Number(expected_cents),
    found_cents: Number(found_cents),
  }));
}
