import { Readable } from 'node:stream';
import type { Account } from '#domain/accounts/access.ts';
import { newYorkDate } from '#domain/format/deadlines.ts';
import { billingWords } from '#domain/money/billing.ts';
import { requireBusiness } from '#server/areas/businesses/businesses/queries/require-business.ts';
import type { Context } from '#server/platform/context.ts';
import type { Place } from '#server/platform/db/cursor.ts';
import type { Database } from '#server/platform/db/database.ts';
import { csvRows, dollars } from '#server/platform/http/csv.ts';
import { Download } from '#server/platform/http/download.ts';
import { type BillingRow, type BillingWish, readBillingEntries } from './read-billing-entries.ts';

const ROWS_AT_ONCE = 500;
const HEADER = [
  'Date',
  'Receipt',
  'Reference',
  'Kind',
  'Campaign',
  'Creator',
  'Payouts (USD)',
  'Business fee (USD)',
  'Amount (USD)',
];

/** Every row of a period, written while it is read: the file may be longer than memory should hold. */
export async function exportBilling(
  { db }: Pick<Context, 'db'>,
  account: Account,
  wish: BillingWish,
  rowsAtOnce = ROWS_AT_ONCE,
): Promise<Download> {
  await requireBusiness(db, account, wish.business_id, 'own');
  return new Download(
    `bizmeet-billing-${periodOf(wish)}`,
    'csv',
    Readable.from(writeRows(db, wish, rowsAtOnce)),
  );
}

async function* writeRows(db: Database, wish: BillingWish, limit: number) {
  yield csvRows([HEADER]);
  let after: Place | null = null;
  do {
    const rows: BillingRow[] = await readBillingEntries(db, wish, { after, limit });
    if (rows.length > 0) yield rowsOf(rows);
    const last = rows.at(-1);
    after = last && rows.length === limit ? [last.occurred_at, last.id] : null;
  } while (after !== null);
}

function rowsOf(rows: readonly BillingRow[]): string {
  return csvRows(
    rows.map((row) => [
      newYorkDate(new Date(row.occurred_at)),
      row.receipt_number,
      row.reference,
      billingWords(row),
      row.campaign_title,
      row.creator_name,
      row.payout_cents === null ? null : dollars(row.payout_cents),
      row.fee_cents === null ? null : dollars(row.fee_cents),
      dollars(row.amount_cents),
    ]),
  );
}

function periodOf({ from, until }: BillingWish): string {
  if (!from && !until) return 'all';
  if (from?.endsWith('-01') && until === `${from.slice(0, 4)}-12`) return from.slice(0, 4);
  return [from ?? 'start', until ?? 'today'].join('-to-');
}
