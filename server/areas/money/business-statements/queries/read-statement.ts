import { sql } from 'kysely';
import type { StatementLine, StatementPeriod } from '#contract/money/business-statements.ts';
import type { StatementKind } from '#domain/money/business-statements.ts';
import { receiptNumber } from '#server/areas/money/fundings/receipt-number.ts';
import { spanOfMonth, spanOfYear } from '#server/areas/money/statements/queries/month-span.ts';
import type { Place } from '#server/platform/db/cursor.ts';
import type { Database } from '#server/platform/db/database.ts';
import { heldMovements } from './held-movements.ts';
import { SUMS, toPeriod } from './list-statements.ts';

export interface Wanted {
  business_id: string;
  /** A month in New York, as in "2026-06", or a year. */
  period: string;
}

/** The figures of any period, also of one without movements. */
export async function readSums(db: Database, { business_id, period }: Wanted): Promise<StatementPeriod> {
  const { from, until } = spanOf(period);
  const { rows } = await sql<Record<keyof StatementPeriod, string>>`
    with ${heldMovements(business_id)},
    opening as (select coalesce(sum(amount_cents), 0) as cents from held where occurred_at < ${from}::timestamptz),
    period as (
      select ${SUMS}, coalesce(sum(amount_cents), 0) as change_cents from held
      where occurred_at >= ${from}::timestamptz and occurred_at < ${until}::timestamptz
    )
    select ${period} as period, period.*, opening.cents as opening_cents,
      opening.cents + period.change_cents as closing_cents
    from period, opening`.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error('A sum always has a row');
  return toPeriod(row);
}

/** The lines of a period after a place, oldest first, each with the balance after it. */
export async function readLines(
  db: Database,
  { business_id, period }: Wanted,
  { after, limit, balance_cents }: { after: Place | null; limit: number; balance_cents: number },
): Promise<StatementLine[]> {
  const { from, until } = spanOf(period);
  const [at, id] = after ?? [null, null];
  const { rows } = await sql<Read>`
    with ${heldMovements(business_id)}
    select h.id, h.kind, h.occurred_at, h.amount_cents, h.fee_cents, c.title as campaign_title,
      coalesce(f.id, r.funding_id, x.funding_id) as funding_id, h.subject_id
    from held h
    left join campaigns c on c.id = h.campaign_id
    left join fundings f on f.id = h.subject_id
    left join refunds r on r.id = h.subject_id
    left join chargebacks x on x.id = h.subject_id
    where h.occurred_at >= ${from}::timestamptz and h.occurred_at < ${until}::timestamptz
      and (${at}::timestamptz is null or (h.occurred_at, h.id) > (${at}::timestamptz, ${id}::uuid))
    order by h.occurred_at, h.id limit ${limit}`.execute(db);
  let balance = balance_cents;
  return rows.map(({ campaign_title, funding_id, subject_id, amount_cents, fee_cents, ...row }) => {
    balance += Number(amount_cents);
    return {
      ...row,
      campaign_title: campaign_title ?? 'A campaign',
      reference: receiptNumber(funding_id ?? subject_id ?? row.id),
      amount_cents: Number(amount_cents),
      fee_cents: Number(fee_cents),
      balance_cents: balance,
    };
  });
}

interface Read {
  id: string;
  kind: StatementKind;
  occurred_at: string;
  amount_cents: string;
  fee_cents: string;
  campaign_title: string | null;
  funding_id: string | null;
  subject_id: string | null;
}

function spanOf(period: string): { from: string; until: string } {
  const { from, until } = period.length === 4 ? spanOfYear(period) : spanOfMonth(period);
  return { from: from.toISOString(), until: until.toISOString() };
}
