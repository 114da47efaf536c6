import type { z } from 'zod';
import type { payoutExportQuery } from '#contract/money/payouts-admin.ts';
import { newYorkDate } from '#domain/format/deadlines.ts';
import { readRequested } from '#server/areas/money/payouts/queries/read-requested.ts';
import type { Context } from '#server/platform/context.ts';
import { dollars, toCutCsv } from '#server/platform/http/csv.ts';
import { Download } from '#server/platform/http/download.ts';
import { presentRow, selectRows } from './payout-rows.ts';

const MOST_ROWS = 5_000;
const HEADER = [
  'No.',
  'Creator',
  'Amount',
  'Status',
  'Requested on',
  'Leaves',
  'Arrives by',
  'Paid on',
  'Bank',
  'Failure',
];

/** The filtered list as CSV. */
export async function exportPayouts(
  { db, now }: Pick<Context, 'db' | 'now'>,
  query: z.output<typeof payoutExportQuery>,
): Promise<Download> {
  const { waiting_facts } = await readRequested(db, now());
  const rows = await selectRows(db, { ...query, waiting: waiting_facts })
    .limit(MOST_ROWS + 1)
    .execute();
  const dayOf = (at: string | null) => (at === null ? null : newYorkDate(new Date(at)));
  const lines = rows.map((row) => {
    const payout = presentRow(row, now());
    return [
      payout.number,
      payout.creator_name,
      dollars(payout.amount_cents),
      payout.waits_for ?? payout.status,
      dayOf(payout.created_at),
      dayOf(payout.leaves_at),
      payout.arrives_on,
      dayOf(payout.paid_at),
      payout.bank_last4 === null ? null : `${payout.bank_name ?? 'Bank'} ${payout.bank_last4}`,
      payout.failure,
    ];
  });
  return new Download(`bizmeet-payouts-${newYorkDate(now())}`, 'csv', toCutCsv(HEADER, lines, MOST_ROWS));
}
