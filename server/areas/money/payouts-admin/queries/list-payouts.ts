import { sql } from 'kysely';
import type { AdminPayoutPage, AdminPayoutsQuery } from '#contract/money/payouts-admin.ts';
import { PAYOUT_FILTERS } from '#domain/money/payout-states.ts';
import { readRequested } from '#server/areas/money/payouts/queries/read-requested.ts';
import type { Context } from '#server/platform/context.ts';
import { countChoices } from '#server/platform/db/count-choices.ts';
import { cutPage, readCursor } from '#server/platform/db/cursor.ts';
import { inOrder, type Order } from '#server/platform/db/sorted.ts';
import type { Ranged } from '#server/platform/db/time-range.ts';
import { presentRow, selectRows } from './payout-rows.ts';

/** Each has an index. */
const ORDERS: Record<NonNullable<AdminPayoutsQuery['sort']>, Pick<Order, 'value' | 'type'>> = {
  requested: {},
  amount: { value: sql`payouts.amount_cents`, type: 'bigint' },
  arrives: { value: sql`payouts.arrives_on`, type: 'date' },
};

export async function listAllPayouts(
  { db, now }: Pick<Context, 'db' | 'now'>,
  { sort = 'requested', direction = 'desc', cursor, limit, ...query }: AdminPayoutsQuery & Ranged,
): Promise<AdminPayoutPage> {
  const { waiting_facts } = await readRequested(db, now());
  const filters = { ...query, waiting: waiting_facts };
  const order = { ...ORDERS[sort], id: sql.ref('payouts.id'), direction };
  const rows = await inOrder(selectRows(db, filters), order, readCursor(cursor))
    .limit(limit + 1)
    .execute();
  const { page, next_cursor } = cutPage(rows, limit, ({ place, id }) => [place, id]);
  const counts = cursor ? null : await countChoices(db, filters, { status: PAYOUT_FILTERS }, selectRows);
  return { payouts: page.map((row) => presentRow(row, now())), next_cursor, counts };
}
