import { sql } from 'kysely';
import type { BusinessStatements, StatementPeriod } from '#contract/money/business-statements.ts';
import type { Account } from '#domain/accounts/access.ts';
import { requireBusiness } from '#server/areas/businesses/businesses/queries/require-business.ts';
import type { Context } from '#server/platform/context.ts';
import type { Database } from '#server/platform/db/database.ts';
import { heldMovements } from './held-movements.ts';

const MOST_MONTHS = 360;

/** The years and months in which money moved, latest first. Each opens with what the one before closed with. */
export async function listStatements(
  { db }: Pick<Context, 'db'>,
  account: Account,
  businessId: string,
): Promise<BusinessStatements> {
  await requireBusiness(db, account, businessId, 'own');
  return {
    years: await readPeriods(db, businessId, 'YYYY', 30),
    months: await readPeriods(db, businessId, 'YYYY-MM', MOST_MONTHS),
  };
}

async function readPeriods(
  db: Database,
  businessId: string,
  unit: 'YYYY' | 'YYYY-MM',
  most: number,
): Promise<StatementPeriod[]> {
  const { rows } = await sql<Record<keyof StatementPeriod, string>>`
    with ${heldMovements(businessId)},
    periods as (
      select to_char(occurred_at at time zone 'America/New_York', ${unit}) as period, ${SUMS},
        sum(amount_cents) as change_cents
      from held group by 1
    )
    select period, paid_in_cents, released_cents, fee_cents, refunded_cents, other_cents,
      sum(change_cents) over (order by period) - change_cents as opening_cents,
      sum(change_cents) over (order by period) as closing_cents
    from periods order by period desc limit ${most}`.execute(db);
  return rows.map(toPeriod);
}

/** Of `held`. A release takes our fee along with the payout. */
export const SUMS = sql`
  coalesce(sum(amount_cents) filter (where kind = 'paid_in'), 0) as paid_in_cents,
  coalesce(-sum(amount_cents - fee_cents) filter (where kind = 'released'), 0) as released_cents,
  coalesce(-sum(fee_cents) filter (where kind = 'released'), 0) as fee_cents,
  coalesce(-sum(amount_cents) filter (where kind in ('refund_paid', 'refund_returned')), 0) as refunded_cents,
  coalesce(sum(amount_cents) filter (
    where kind not in ('paid_in', 'released', 'refund_paid', 'refund_returned')
  ), 0) as other_cents`;

export function toPeriod({ period, ...sums }: Record<keyof StatementPeriod, string>): StatementPeriod {
  return {
    period,
    opening_cents: Number(sums.opening_cents),
    paid_in_cents: Number(sums.paid_in_cents),
    released_cents: Number(sums.released_cents),
    fee_cents: Number(sums.fee_cents),
    refunded_cents: Number(sums.refunded_cents),
    other_cents: Number(sums.other_cents),
    closing_cents: Number(sums.closing_cents),
  };
}
