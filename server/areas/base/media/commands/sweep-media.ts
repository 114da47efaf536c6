import { sql } from 'kysely';
import type { Context } from '#server/platform/context.ts';
import { longestKept } from '../queries/list-media.ts';
import { removeObjects } from '../remove-objects.ts';
import { sweepUnused } from './sweep-unused.ts';

const AT_A_TIME = 200;
const MOST_FAILED = 10_000;
const KEEP_FAILED_DAYS = 7;
const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

/** Erases files deleted long enough ago, and marks uploads that were never processed as failed. */
export async function sweepMedia(context: Context): Promise<void> {
  while ((await sweepDeleted(context)) === AT_A_TIME);
  await sweepUnused(context);
  await giveUpOnStuck(context);
}

/** Removes the bytes and keeps the row as a record. The bytes go first, so that a crash in between leaves nothing. */
async function sweepDeleted({ db, files, now }: Context): Promise<number> {
  const rows = await db
    .selectFrom('media_files')
    .select(['id', 'bucket_name', 'file_path'])
    .where(sql<boolean>`(deleted_at < ${longestKept(now())} or (deleted_at is not null and ${isOfNobody}))`)
    .where('objects_removed_at', 'is', null)
    .where(sql<boolean>`(removed_at is not null or not ${isOfTemplate})`)
    .orderBy('deleted_at')
    .limit(AT_A_TIME)
    .execute();
  for (const row of rows) {
    await removeObjects(files, row);
    await db
      .updateTable('media_files')
      .set({ objects_removed_at: now().toISOString() })
      .where('id', '=', row.id)
      .execute();
  }
  return rows.length;
}

/** When an account is deleted, its files go at once instead of after a month. */
const isOfNobody = sql<boolean>`entity_type = 'creator' and exists (
  select 1 from creators c join profiles p on p.user_id = c.user_id
  where c.id = media_files.entity_id and p.account_status = 'deleted')`;

/** A template copies its pictures into new drafts, even if the campaign it was saved from lost them. */
const isOfTemplate = sql<boolean>`exists (
  select 1 from campaign_template_pictures t where t.media_file_id = media_files.id)`;

async function giveUpOnStuck({ db, now }: Context): Promise<void> {
  await db
    .updateTable('media_files')
    .set({ status: 'failed', failure: 'We couldn’t read this file. Upload it again.' })
    .where('status', '=', 'processing')
    .where('created_at', '<', new Date(now().getTime() - HOUR_MS).toISOString())
    .execute();
}

/** Failed uploads older than a week: until then their owner can see them. */
export async function listFailed({ db, now }: Context): Promise<string[]> {
  const failed = await db
    .selectFrom('media_files')
    .select('id')
    .where('status', '=', 'failed')
    .where('created_at', '<', new Date(now().getTime() - KEEP_FAILED_DAYS * DAY_MS).toISOString())
    .orderBy('created_at')
    .limit(MOST_FAILED)
    .execute();
  return failed.map(({ id }) => id);
}

export async function dropFailed({ db }: Context, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await db.deleteFrom('media_files').where('id', 'in', ids).execute();
}
