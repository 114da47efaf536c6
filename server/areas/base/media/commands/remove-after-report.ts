import type { Database, Tx } from '#server/platform/db/database.ts';
import { Problem } from '#server/platform/errors.ts';
import { getLocked } from '../queries/get-writable.ts';
import { bringBack } from './restore-media.ts';

/** Hides a file after a report. Its owner can't restore it. False if it is deleted or hidden already. */
export async function removeAfterReport(tx: Tx, id: string, at: string): Promise<boolean> {
  const file = await getLocked(tx, id);
  if (!file.is_active) return false;
  await tx
    .updateTable('media_files')
    .set({ is_active: false, deleted_at: at, removed_at: at, updated_at: at })
    .where('id', '=', id)
    .execute();
  return true;
}

/** Brings back a file that was hidden. False where it isn't hidden anymore, or there is no room or no file left. */
export async function restoreAfterReport(tx: Tx, id: string, now: Date): Promise<boolean> {
  const file = await getLocked(tx, id);
  const { numUpdatedRows } = await tx
    .updateTable('media_files')
    .set({ removed_at: null })
    .where('id', '=', id)
    .where('removed_at', 'is not', null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  try {
    await bringBack(tx, file, now);
    return true;
  } catch (cause) {
    if (cause instanceof Problem) return false;
    throw cause;
  }
}

/** A file that was sent as work, with numbers, in a message or in a dispute stays with it: the other side keeps it, and it may be evidence. */
export async function isSent(db: Database | Tx, id: string): Promise<boolean> {
  const sent = await db
    .selectFrom('deliverable_files')
    .select('media_file_id')
    .where('media_file_id', '=', id)
    .where('submission_id', 'is not', null)
    .union(db.selectFrom('dispute_statement_files').select('media_file_id').where('media_file_id', '=', id))
    .union(db.selectFrom('message_files').select('media_file_id').where('media_file_id', '=', id))
    .union(
      db
        .selectFrom('post_readings')
        .select(({ ref }) => ref('screenshot_id').$notNull().as('media_file_id'))
        .where('screenshot_id', '=', id),
    )
    .limit(1)
    .executeTakeFirst();
  return sent !== undefined;
}
