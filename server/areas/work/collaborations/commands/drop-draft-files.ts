import type { Database, Tx } from '#server/platform/db/database.ts';

/** Removes files that are being deleted from unsent drafts. */
export async function dropDraftFiles(db: Database | Tx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await db.deleteFrom('deliverable_files').where('media_file_id', 'in', ids).execute();
}
