import { sql } from 'kysely';
import type { Signal } from '#contract/accounts/users.ts';
import { BIG_START, MOST_COUNTED_SIGNS, SIGNAL_LIMITS } from '#domain/admin/signals.ts';
import type { Context } from '#server/platform/context.ts';

const MOST = sql.lit(MOST_COUNTED_SIGNS);

/** What is worth a look about businesses: many campaigns, payments or refunds, or a big start. */
export async function readBusinessSignals(
  { db, now }: Pick<Context, 'db' | 'now'>,
  businessIds: readonly string[],
): Promise<Signal[]> {
  if (businessIds.length === 0) return [];
  const ids = [...businessIds];
  const since = (days: number) => new Date(now().getTime() - days * 86_400_000).toISOString();
  const { campaigns, payments, refunds } = SIGNAL_LIMITS;
  const { rows } = await sql<{ campaigns: number; payments: number; refunds: number; paid_cents: string }>`
    select
      (select count(*)::int from (select 1 from campaigns c
        where c.business_id = any(${ids}) and c.created_at > ${since(campaigns.days)} limit ${MOST}) x) as campaigns,
      (select count(*)::int from (select 1 from fundings f
        where f.business_id = any(${ids}) and f.status = 'paid' and f.paid_at > ${since(payments.days)}
        limit ${MOST}) x) as payments,
      (select count(*)::int from (select 1 from campaigns c join refunds r on r.campaign_id = c.id
        where c.business_id = any(${ids}) and r.created_at > ${since(refunds.days)} limit ${MOST}) x) as refunds,
      (select coalesce(sum(f.total_cents), 0)::text from businesses b
        join fundings f on f.business_id = b.id and f.status = 'paid'
        where b.id = any(${ids}) and b.created_at > ${since(BIG_START.days)}) as paid_cents`.execute(db);
  const [found] = rows;
  if (found === undefined) return [];
  const paid_cents = Number(found.paid_cents);
  return [
    ...(['campaigns', 'payments', 'refunds'] as const)
      .filter((kind) => found[kind] >= SIGNAL_LIMITS[kind].least)
      .map((kind) => ({ kind, count: found[kind], amount_cents: null, accounts: [] })),
    ...(paid_cents >= BIG_START.least_cents
      ? [{ kind: 'big_start' as const, count: 1, amount_cents: paid_cents, accounts: [] }]
      : []),
  ];
}
