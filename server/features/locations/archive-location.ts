import type { BusinessLocation } from '#contract/locations.ts';
import type { Account } from '#domain/access.ts';
import type { Context } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import { Problem } from '../../errors.ts';
import { holdLocation } from './hold-location.ts';
import { getLocation } from './location-query.ts';

/** Put away, not erased: past campaigns still say where they were. Said twice it is the same. */
export async function archiveLocation(
  { db, now }: Pick<Context, 'db' | 'now'>,
  account: Account,
  id: string,
): Promise<BusinessLocation> {
  return inTransaction(db, async (tx) => {
    const held = await holdLocation(tx, account, id);
    if (held.archived_at === null) {
      await refuseNeeded(tx, held);
      await setArchived(tx, id, now().toISOString(), now());
    }
    return getLocation(tx, id);
  });
}

export async function bringBackLocation(
  { db, now }: Pick<Context, 'db' | 'now'>,
  account: Account,
  id: string,
): Promise<BusinessLocation> {
  return inTransaction(db, async (tx) => {
    const { archived_at } = await holdLocation(tx, account, id);
    if (archived_at !== null) await setArchived(tx, id, null, now());
    return getLocation(tx, id);
  });
}

/** The last one, the primary one, and one that creators are asked to come to. */
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
  if (other === undefined) throw new Problem('conflict', 'The last location cannot be removed.');
  if (is_primary) throw new Problem('conflict', 'Make another location the primary one first.');
  const { open_campaign_count: open } = await getLocation(tx, id);
  if (open > 0) {
    const what = open === 1 ? 'An open campaign asks' : `${open} open campaigns ask`;
    throw new Problem('conflict', `${what} creators to come here. Archive it once they have ended.`);
  }
}

async function setArchived(tx: Tx, id: string, archived_at: string | null, now: Date): Promise<void> {
  await tx
    .updateTable('business_locations')
    .set({ archived_at, updated_at: now.toISOString() })
    .where('id', '=', id)
    .execute();
}
