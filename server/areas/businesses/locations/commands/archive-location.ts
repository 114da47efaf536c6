import type { BusinessLocation } from '#contract/businesses/locations.ts';
import type { Account } from '#domain/accounts/access.ts';
import type { Context } from '#server/platform/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { Problem } from '#server/platform/errors.ts';
import { getLocation } from '../location-query.ts';
import { lockLocation } from './lock-location.ts';

/** Archives a location instead of deleting it, because past campaigns still show it. Safe to repeat. */
export async function archiveLocation(
  { db, now }: Pick<Context, 'db' | 'now'>,
  account: Account,
  id: string,
): Promise<BusinessLocation> {
  return inTransaction(db, async (tx) => {
    const locked = await lockLocation(tx, account, id);
    if (locked.archived_at === null) {
      await refuseNeeded(tx, locked);
      await setArchived(tx, id, now().toISOString(), now());
    }
    return getLocation(tx, id);
  });
}

export async function restoreLocation(
  { db, now }: Pick<Context, 'db' | 'now'>,
  account: Account,
  id: string,
): Promise<BusinessLocation> {
  return inTransaction(db, async (tx) => {
    const { archived_at } = await lockLocation(tx, account, id);
    if (archived_at !== null) await setArchived(tx, id, null, now());
    return getLocation(tx, id);
  });
}

/** Refuses to archive the last location, the primary one, and one with an open campaign. */
async function refuseNeeded(
  tx: Tx,
  { id, business_id, is_primary }: { id: string; business_id: string; is_primary: boolean },
): Promise<void> {
  const other = await tx
    .selectFrom('business_locations')
    .select('id')
    .where('business_id', '=', business_id)
    .where('archived_at', 'is', null)
    .where('id', '!=', id)
    .limit(1)
    .executeTakeFirst();
  if (other === undefined) throw new Problem('conflict', 'You can’t remove your last location.');
  if (is_primary) throw new Problem('conflict', 'Make another location primary first.');
  const { open_campaign_count: open } = await getLocation(tx, id);
  if (open > 0) {
    const what = open === 1 ? 'An open campaign asks' : `${open} open campaigns ask`;
    throw new Problem('conflict', `${what} creators to come here. Archive it once they’ve ended.`);
  }
}

async function setArchived(tx: Tx, id: string, archived_at: string | null, now: Date): Promise<void> {
  await tx
    .updateTable('business_locations')
    .set({ archived_at, updated_at: now.toISOString() })
    .where('id', '=', id)
    .execute();
}
