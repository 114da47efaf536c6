import { z } from 'zod';
import type { Context } from '../../context.ts';
import { defineJob } from '../../jobs/job.ts';
import { uploadKey } from '../media/media-keys.ts';
import { dropUpload } from './drop-upload.ts';

const AT_A_TIME = 200;

/** An upload nobody finished in a day is given up, with all that came of it. */
export const sweepUploads = defineJob({
  name: 'sweep-uploads',
  payload: z.object({}),
  retries: 1,
  cron: '7 * * * *',
  run: async (context) => {
    while ((await sweepSome(context)) === AT_A_TIME);
  },
});

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

/** S3 keeps the parts of an unfinished upload until it is told to let go of them. */
export async function giveUp({ db, files }: Context, id: string, isUnfinished: boolean): Promise<void> {
  if (isUnfinished) await files.uploads.remove(uploadKey(id)).catch(ifGone);
  await dropUpload(files, id);
  await db.deleteFrom('uploads').where('id', '=', id).execute();
}

function ifGone(cause: { status_code?: number }): void {
  if (cause.status_code !== 404) throw cause;
}
