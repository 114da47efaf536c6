import type { PaymentFilters } from '#contract/admin/payments.ts';
import { newYorkDate } from '#domain/format/deadlines.ts';
import type { Context } from '#server/platform/context.ts';
import { dollars, toCutCsv } from '#server/platform/http/csv.ts';
import { Download } from '#server/platform/http/download.ts';
import { presentPayment, selectPayments } from './payment-rows.ts';

const MOST_ROWS = 5_000;
const HEADER = ['Payment', 'Business', 'Creator', 'Campaign', 'Payout (USD)', 'State', 'Agreed at'];

/** The filtered list as CSV. */
export async function exportPayments(
  { db, now }: Pick<Context, 'db' | 'now'>,
  filters: PaymentFilters,
): Promise<Download> {
  const rows = await selectPayments(db, filters, now())
    .limit(MOST_ROWS + 1)
    .execute();
  const lines = rows.map((row) => {
    const { number, business_name, creator_name, campaign_title, payout_cents, state, agreed_at } =
      presentPayment(row);
    return [number, business_name, creator_name, campaign_title, dollars(payout_cents), state, agreed_at];
  });
  return new Download(`bizmeet-payments-${newYorkDate(now())}`, 'csv', toCutCsv(HEADER, lines, MOST_ROWS));
}
