import { sql } from 'kysely';
import type { PayoutSummary } from '#contract/admin-payouts.ts';
import { newYorkDate } from '#domain/deadlines.ts';
import { newYorkInstant } from '#domain/new-york-dates.ts';
import { nextBatchAt } from '#domain/payout-clock.ts';
import type { Context } from '../../context.ts';

type Total = PayoutSummary['held'];
const FAILED_DAYS = 30;

/** What leaves next, what waits for us, and what is out. */
export async function getPayoutSummary({ db, now }: Pick<Context, 'db' | 'now'>): Promise<PayoutSummary> {
  const at = now();
  const leavesAt = nextBatchAt(at);
  const month = newYorkInstant(`${newYorkDate(at).slice(0, 7)}-01`, 0).toISOString();
  const since = new Date(at.getTime() - FAILED_DAYS * 86_400_000).toISOString();
  const { rows } = await sql<Total & { name: string }>`
    select name, coalesce(sum(amount_cents), 0)::bigint as amount_cents, count(*)::int as payout_count
    from (
      select case when held_at is not null then 'held' else 'next_batch' end as name, amount_cents
      from payouts where status = 'requested'
      union all
      select 'on_its_way', amount_cents from payouts where status = 'processing'
      union all
      select 'paid_this_month', amount_cents from payouts where status = 'paid' and paid_at >= ${month}
      union all
      select 'failed', amount_cents from payouts f
      where f.status = 'failed' and f.ended_at >= ${since} and not exists (
        select 1 from payouts later
        where later.creator_id = f.creator_id and later.id > f.id and later.status <> 'canceled'
      )
    ) as counted
    group by name`.execute(db);
  const of = (name: string): Total => {
    const row = rows.find((one) => one.name === name);
    return { amount_cents: row?.amount_cents ?? 0, payout_count: row?.payout_count ?? 0 };
  };
  return {
    next_batch: { ...of('next_batch'), leaves_at: leavesAt.toISOString() },
    held: of('held'),
    on_its_way: of('on_its_way'),
    paid_this_month: of('paid_this_month'),
    failed: of('failed'),
  };
}
