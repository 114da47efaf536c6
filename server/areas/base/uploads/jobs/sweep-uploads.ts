import { z } from 'zod';
import { uploadKey } from '#server/areas/base/media/media-keys.ts';
import type { Context } from '#server/platform/context.ts';
import { defineJob } from '#server/platform/jobs/job.ts';
import { dropUpload } from '../drop-upload.ts';

const AT_A_TIME = 200;

/** Deletes uploads that were not finished in a day, with their data. */
export const sweepUploads = defineJob({
  name: 'sweep-uploads',
  payload: z.object({}),
  retries: 1,
  cron: '7 * * * *',
  run: async (context) => {
    while ((await sweepSome(context)) === AT_A_TIME);
    await forgetDays(context);
  },
});

/** Deletes the daily totals of past days. */
async function forgetDays({ db, now }: Context): Promise<void> {
  const yesterday = new Date(now().getTime() - 86_400_000).toISOString().slice(0, 10);
  await db.deleteFrom('upload_days').where('day', '<', yesterday).execute();
}

async function sweepSome(context: Context): Promise<number> {
  const ended = await context.db
    .selectFrom('uploads')
    .select(['id', 'finished_at'])
    .where('expires_at', '<', context.now().toISOString())
    .orderBy('expires_at')
    .limit(AT_A_TIME)
    .execute();
  for (const { id, finished_at } of ended) await giveUp(context, id, finished_at === null);
  return ended.length;
}

/** S3 keeps the parts of an unfinished upload until the upload is aborted. */
export async function giveUp({ db, files }: Context, id: string, isUnfinished: boolean): Promise<void> {
  if (isUnfinished) await files.uploads.remove(uploadKey(id)).catch(ifGone);
  await dropUpload(files, id);
  await db.deleteFrom('uploads').where('id', '=', id).execute();
}

function ifGone(cause: { status_code?: number }): void {
  if (cause.status_code !== 404) throw cause;
}
