import { sql } from 'kysely';
import type { PayoutSummary } from '#contract/money/payouts-admin.ts';
import { newYorkDate } from '#domain/format/deadlines.ts';
import { newYorkInstant } from '#domain/format/new-york-dates.ts';
import { nextBatchAt } from '#domain/money/payout-clock.ts';
import { isUnresolved } from '#server/areas/money/payouts/queries/is-unresolved.ts';
import { readRequested } from '#server/areas/money/payouts/queries/read-requested.ts';
import type { Context } from '#server/platform/context.ts';

type Total = PayoutSummary['on_hold'];

/** Totals of payouts: in the next batch, on hold, on their way, paid this month, and failed for good. */
export async function getPayoutSummary({ db, now }: Pick<Context, 'db' | 'now'>): Promise<PayoutSummary> {
  const at = now();
  const leavesAt = nextBatchAt(at);
  const month = newYorkInstant(`${newYorkDate(at).slice(0, 7)}-01`, 0).toISOString();
  const { rows } = await sql<Total & { name: string }>`
    select name, coalesce(sum(amount_cents), 0)::bigint as amount_cents, count(*)::int as payout_count
    from (
      select 'on_its_way' as name, amount_cents from payouts where status = 'processing'
      union all
      select 'paid_this_month', amount_cents from payouts where status = 'paid' and paid_at >= ${month}
      union all
      select 'failed', amount_cents from payouts where ${isUnresolved('payouts')}
    ) as counted
    group by name`.execute(db);
  const of = (name: string): Total => {
    const row = rows.find((one) => one.name === name);
    return { amount_cents: row?.amount_cents ?? 0, payout_count: row?.payout_count ?? 0 };
  };
  const requested = await readRequested(db, at);
  return {
    next_batch: { ...requested.leaving, leaves_at: leavesAt.toISOString() },
    on_hold: requested.waiting,
    on_its_way: of('on_its_way'),
    paid_this_month: of('paid_this_month'),
    failed: of('failed'),
  };
}
