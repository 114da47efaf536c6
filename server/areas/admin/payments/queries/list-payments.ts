import { sql } from 'kysely';
import { PAYMENT_STATES, type PaymentPage, type PaymentsQuery } from '#contract/admin/payments.ts';
import { daysAfter } from '#domain/work/work-timers.ts';
import type { Context } from '#server/platform/context.ts';
import { countChoices } from '#server/platform/db/count-choices.ts';
import { cutPage, readCursor } from '#server/platform/db/cursor.ts';
import { inOrder, type Order } from '#server/platform/db/sorted.ts';
import type { Ranged } from '#server/platform/db/time-range.ts';
import { type PaymentsWanted, presentPayment, selectPayments, withNames } from './payment-rows.ts';

/** The periods people choose from, counted in days. */
const PERIODS = [7, 30, 90, 365];

/** Each has an index. */
const ORDERS: Record<NonNullable<PaymentsQuery['sort']>, Pick<Order, 'value' | 'type'>> = {
  agreed: { value: sql`w.agreed_at`, type: 'timestamptz' },
  payout: { value: sql`w.payout_cents`, type: 'bigint' },
};

export async function listPayments(
  { db, now }: Pick<Context, 'db' | 'now'>,
  query: PaymentsQuery & Ranged,
): Promise<PaymentPage> {
  const { sort = 'agreed', direction = 'desc', cursor, limit, days, ...filters } = query;
  const since = days === undefined ? undefined : daysAgo(now(), days);
  const order = { ...ORDERS[sort], id: sql.ref('w.id'), direction };
  const payments = withNames(selectPayments(db, { ...filters, since }));
  const rows = await inOrder(payments, order, readCursor(cursor))
    .limit(limit + 1)
    .execute();
  const { page, next_cursor } = cutPage(rows, limit, ({ place, id }) => [place, id]);
  const counts = cursor ? null : await countPayments({ db, now }, { ...filters, since });
  return { payments: page.map(({ place: _, ...row }) => presentPayment(row)), next_cursor, counts };
}

/** Counts the periods by the days they go back, as the filter names them. */
async function countPayments({ db, now }: Pick<Context, 'db' | 'now'>, filters: PaymentsWanted) {
  const starts = new Map(PERIODS.map((days) => [daysAgo(now(), days), String(days)]));
  const choices = { state: ['open', ...PAYMENT_STATES] as const, since: [...starts.keys()] };
  const { since = {}, ...others } = await countChoices(db, filters, choices, selectPayments);
  const days = Object.fromEntries(
    Object.entries(since).map(([start, count]) => [starts.get(start) ?? start, count]),
  );
  return { ...others, days };
}

function daysAgo(now: Date, days: number): string {
  return daysAfter(now, -days).toISOString();
}
