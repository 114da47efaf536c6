import type { AdminPayoutPage, AdminPayoutsQuery } from '#contract/money/payouts-admin.ts';
import { readRequested } from '#server/areas/money/payouts/queries/read-requested.ts';
import type { Context } from '#server/platform/context.ts';
import { cutPage, readCursor } from '#server/platform/db/cursor.ts';
import { presentRow, selectRows } from './payout-rows.ts';

/** Newest first: ids sort by creation time. */
export async function listAllPayouts(
  { db, now }: Pick<Context, 'db' | 'now'>,
  { cursor, limit, ...query }: AdminPayoutsQuery,
): Promise<AdminPayoutPage> {
  const after = readCursor(cursor);
  const { waiting_facts } = await readRequested(db, now());
  const rows = await selectRows(db, { ...query, waiting: waiting_facts })
    .$if(after !== null, (rows) => rows.where('payouts.id', '<', after?.[1] ?? ''))
    .limit(limit + 1)
    .execute();
  const { page, next_cursor } = cutPage(rows, limit, ({ id }) => ['', id]);
  return { payouts: page.map((row) => presentRow(row, now())), next_cursor };
}
