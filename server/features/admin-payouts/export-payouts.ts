import type { z } from 'zod';
import type { payoutExportQuery } from '#contract/admin-payouts.ts';
import { newYorkDate } from '#domain/deadlines.ts';
import type { Context } from '../../context.ts';
import { dollars, toCutCsv } from '../../http/csv.ts';
import { Download } from '../../http/download.ts';
import { presentRow, selectRows } from './payout-rows.ts';

const MOST_ROWS = 5_000;
const HEADER = [
  'No.',
  'Creator',
  'Amount',
  'Status',
  'Asked on',
  'Leaves',
  'Arrives by',
  'Paid on',
  'Bank',
  'Failure',
];

/** The list as it is filtered, for a table elsewhere. */
export async function exportPayouts(
  { db, now }: Pick<Context, 'db' | 'now'>,
  query: z.output<typeof payoutExportQuery>,
): Promise<Download> {
  const rows = await selectRows(db, query)
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
