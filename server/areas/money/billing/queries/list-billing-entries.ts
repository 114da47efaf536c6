import type { BillingPage } from '#contract/money/billing.ts';
import type { Account } from '#domain/accounts/access.ts';
import { requireBusiness } from '#server/areas/businesses/businesses/queries/require-business.ts';
import { cutPage, readCursor } from '#server/platform/db/cursor.ts';
import type { Database } from '#server/platform/db/database.ts';
import { type BillingWish, readBillingEntries } from './read-billing-entries.ts';

const PAGE = 12;

export async function listBillingEntries(
  db: Database,
  account: Account,
  wish: BillingWish & { cursor?: string | undefined },
): Promise<BillingPage> {
  await requireBusiness(db, account, wish.business_id, 'own');
  const after = readCursor(wish.cursor);
  const rows = await readBillingEntries(db, wish, { after, limit: PAGE + 1 });
  const { page, next_cursor } = cutPage(rows, PAGE, (row) => [row.occurred_at, row.id]);
  return { entries: page, next_cursor };
}
