import { sql } from 'kysely';
import type { Billing, BillingSums } from '#contract/money/billing.ts';
import type { Account } from '#domain/accounts/access.ts';
import { newYorkDate } from '#domain/format/deadlines.ts';
import { requireBusiness } from '#server/areas/businesses/businesses/queries/require-business.ts';
import { findTaxDetails } from '#server/areas/businesses/tax-details/queries/find-tax-details.ts';
import type { Context } from '#server/platform/context.ts';
import type { Database } from '#server/platform/db/database.ts';
import { inSnapshot } from '#server/platform/db/snapshot.ts';
import { refundsDueOf } from '#server/platform/ledger/accounts.ts';
import { billingMovements } from './billing-movements.ts';

/** All of it is read from the ledger's transfers, so it adds up to the cent. */
export function getBilling(
  { db, now }: Pick<Context, 'db' | 'now'>,
  account: Account,
  businessId: string,
): Promise<Billing> {
  return inSnapshot(db, async (tx) => {
    await requireBusiness(tx, account, businessId, 'own');
    const months = await readMonths(tx, businessId);
    const year = newYorkDate(now()).slice(0, 4);
    return {
      all_time: add(months),
      this_year: { year, ...add(months.filter(({ month }) => month.startsWith(year))) },
      months,
      refunds_due_cents: await readRefundsDue(tx, businessId),
      tax_details: await findTaxDetails(tx, businessId),
    };
  });
}

async function readMonths(db: Database, businessId: string): Promise<Billing['months']> {
  const { rows } = await sql<{ month: string; paid_cents: number; returned_cents: number }>`
    with ${billingMovements(businessId)}
    select to_char(occurred_at at time zone 'America/New_York', 'YYYY-MM') as month,
      coalesce(sum(amount_cents) filter (where kind = 'paid_in'), 0)::bigint as paid_cents,
      coalesce(-sum(amount_cents) filter (where kind <> 'paid_in'), 0)::bigint as returned_cents
    from moved group by month order by month desc limit 600`.execute(db);
  return rows.map(({ month, ...row }) => {
    const [paid_cents, returned_cents] = [Number(row.paid_cents), Number(row.returned_cents)];
    return { month, paid_cents, returned_cents, net_cents: paid_cents - returned_cents };
  });
}

async function readRefundsDue(db: Database, businessId: string): Promise<number> {
  const account = await db
    .selectFrom('ledger_accounts')
    .select('balance_cents')
    .where('account', '=', refundsDueOf(businessId))
    .executeTakeFirst();
  return Number(account?.balance_cents ?? 0);
}

function add(months: readonly BillingSums[]): BillingSums {
  return months.reduce(
    (sum, month) => ({
      paid_cents: sum.paid_cents + month.paid_cents,
      returned_cents: sum.returned_cents + month.returned_cents,
      net_cents: sum.net_cents + month.net_cents,
    }),
    { paid_cents: 0, returned_cents: 0, net_cents: 0 },
  );
}
