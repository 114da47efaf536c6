import { sql } from 'kysely';
import type { PaymentPage, PaymentsQuery } from '#contract/admin/payments.ts';
import type { Context } from '#server/platform/context.ts';
import { cutPage, readCursor } from '#server/platform/db/cursor.ts';
import { presentPayment, selectPayments } from './payment-rows.ts';

export async function listPayments(
  { db, now }: Pick<Context, 'db' | 'now'>,
  { cursor, limit, ...filters }: PaymentsQuery,
): Promise<PaymentPage> {
  const after = readCursor(cursor);
  const rows = await selectPayments(db, filters, now())
    .$if(after !== null, (query) =>
      query.where(sql<boolean>`(w.agreed_at, w.id) < (${after?.[0] ?? ''}, ${after?.[1] ?? ''})`),
    )
    .limit(limit + 1)
    .execute();
  const { page, next_cursor } = cutPage(rows, limit, ({ agreed_at, id }) => [agreed_at, id]);
  return { payments: page.map(presentPayment), next_cursor };
}
