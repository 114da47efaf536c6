import { requireSecondAdmin } from '#server/areas/base/approvals/commands/require-second-admin.ts';
import type { Context } from '#server/platform/context.ts';
import { Problem } from '#server/platform/errors.ts';
import { answerOnce } from '#server/platform/http/idempotency.ts';
import { BOOK_PROVIDER_ENTRY, type Explanation, explainEntryIn } from './explain-entry.ts';

/** Posts one movement by hand. A large one needs a second admin. The same key is the same posting. */
export async function bookEntry(
  context: Context,
  adminId: string,
  { key, ...request }: Explanation & { key: string },
): Promise<void> {
  const { reference, reason } = request;
  const entry = await context.db
    .selectFrom('provider_entries')
    .select('id')
    .where('provider', '=', context.payments.name)
    .where('reference', '=', reference)
    .executeTakeFirst();
  if (entry === undefined) throw new Problem('not_found', 'That line isn’t on the statement.');
  const wish = { admin_id: adminId, subject_id: entry.id, reason, request };
  await requireSecondAdmin(context, BOOK_PROVIDER_ENTRY, wish);
  await answerOnce(
    context,
    { user_id: adminId, operation: 'book_provider_entry', key, request },
    { make: (tx) => explainEntryIn(tx, context, adminId, request), answer: async (made) => made },
  );
}
