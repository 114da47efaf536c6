import { sql } from 'kysely';
import { z } from 'zod';
import type { Context } from '../../context.ts';
import { defineJob } from '../../jobs/job.ts';
import { longestKept } from './list-media.ts';
import { removeObjects } from './remove-objects.ts';

const AT_A_TIME = 200;
const KEEP_FAILED_DAYS = 7;
const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

/** What was deleted long enough ago is gone for good; what failed, or was never looked into, says so and goes. */
export const sweepMedia = defineJob({
  name: 'sweep-media',
  payload: z.object({}),
  retries: 1,
  cron: '23 4 * * *',
  run: async (context) => {
    while ((await sweepDeleted(context)) === AT_A_TIME);
    await giveUpOnStuck(context);
    await dropFailed(context);
  },
});

/** The row stays as the memory of what was there; its bytes go first, so that a crash between leaves nothing behind. */
async function sweepDeleted({ db, files, now }: Context): Promise<number> {
  const rows = await db
    .selectFrom('media_files')
    .select(['id', 'bucket_name', 'file_path'])
    .where(sql<boolean>`(deleted_at < ${longestKept(now())} or (deleted_at is not null and ${isOfNobody}))`)
    .where('objects_removed_at', 'is', null)
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

/** Who deletes their account wants their work gone, not kept for a month. */
const isOfNobody = sql<boolean>`entity_type = 'creator' and exists (
  select 1 from creators c join profiles p on p.user_id = c.user_id
  where c.id = media_files.entity_id and p.account_status = 'deleted')`;

async function giveUpOnStuck({ db, now }: Context): Promise<void> {
  await db
    .updateTable('media_files')
    .set({ status: 'failed', failure: 'This file could not be looked into. Upload it again.' })
    .where('status', '=', 'processing')
    .where('created_at', '<', new Date(now().getTime() - HOUR_MS).toISOString())
    .execute();
}

async function dropFailed({ db, now }: Context): Promise<void> {
  const before = new Date(now().getTime() - KEEP_FAILED_DAYS * DAY_MS).toISOString();
  const failed = db
    .selectFrom('media_files')
    .select('id')
    .where('status', '=', 'failed')
    .where('created_at', '<', before);
  // They wait to be sent at most: what could not be looked into is never part of a version.
  await db.deleteFrom('deliverable_files').where('media_file_id', 'in', failed).execute();
  await db.deleteFrom('media_files').where('id', 'in', failed).execute();
}
