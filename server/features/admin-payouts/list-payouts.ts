import type { AdminPayoutPage, AdminPayoutsQuery } from '#contract/admin-payouts.ts';
import type { Context } from '../../context.ts';
import { cutPage, readCursor } from '../../db/cursor.ts';
import { presentRow, selectRows } from './payout-rows.ts';

/** Newest first: ids sort by time of making. */
export async function listAllPayouts(
  { db, now }: Pick<Context, 'db' | 'now'>,
  { cursor, limit, ...query }: AdminPayoutsQuery,
): Promise<AdminPayoutPage> {
  const after = readCursor(cursor);
  const rows = await selectRows(db, query)
    .$if(after !== null, (rows) => rows.where('payouts.id', '<', after?.[1] ?? ''))
    .limit(limit + 1)
    .execute();
  const { page, next_cursor } = cutPage(rows, limit, ({ id }) => ['', id]);
  return { payouts: page.map((row) => presentRow(row, now())), next_cursor };
}
