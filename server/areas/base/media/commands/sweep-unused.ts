import { sql } from 'kysely';
import type { Context } from '#server/platform/context.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { removeObjects } from '../remove-objects.ts';

const AT_A_TIME = 200;
const KEEP_UNUSED_DAYS = 7;
const DAY_MS = 86_400_000;

/** Deletes work that was never sent, and attachments without a message or numbers, which nobody can find or delete by hand. */
export async function sweepUnused(context: Context): Promise<void> {
  while ((await sweepSome(context)) === AT_A_TIME);
}

async function sweepSome(context: Context): Promise<number> {
  const rows = await deleteUnused(context);
  for (const row of rows) {
    await removeObjects(context.files, row);
    await context.db
      .updateTable('media_files')
      .set({ objects_removed_at: context.now().toISOString() })
      .where('id', '=', row.id)
      .execute();
  }
  return rows.length;
}

/** Locks a file before checking its use. A request that uses the file takes the same lock, so it can't be missed. */
function deleteUnused({ db, now }: Context) {
  const at = now().toISOString();
  const before = new Date(now().getTime() - KEEP_UNUSED_DAYS * DAY_MS).toISOString();
  return inTransaction(db, async (tx) => {
    const old = await tx
      .selectFrom('media_files')
      .select('id')
      .where('role', 'in', ['submission', 'attachment'])
      .where('is_active', '=', true)
      .where('created_at', '<', before)
      .where(isUnused)
      .orderBy('id')
      .limit(AT_A_TIME)
      .forUpdate()
      .skipLocked()
      .execute();
    if (old.length === 0) return [];
    return tx
      .updateTable('media_files')
      .set({ is_active: false, deleted_at: at, updated_at: at })
      .where(
        'id',
        'in',
        old.map(({ id }) => id),
      )
      .where(isUnused)
      .returning(['id', 'bucket_name', 'file_path'])
      .execute();
  });
}

const isUnused = sql<boolean>`not exists (select 1 from deliverable_files f where f.media_file_id = media_files.id)
  and not exists (select 1 from message_files f where f.media_file_id = media_files.id)
  and not exists (select 1 from dispute_statement_files f where f.media_file_id = media_files.id)
  and not exists (select 1 from post_readings r where r.screenshot_id = media_files.id)`;
