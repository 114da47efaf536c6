import { z } from 'zod';
import { replaceEarlier } from '#server/areas/base/media/commands/replace-earlier.ts';
import { lockEntity } from '#server/areas/base/media/lock.ts';
import { removeObjects } from '#server/areas/base/media/remove-objects.ts';
import { UnusableFile } from '#server/areas/base/media/unusable-file.ts';
import type { Context } from '#server/platform/context.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { defineJob } from '#server/platform/jobs/job.ts';
import { dropUpload } from '../drop-upload.ts';
import { takeFile } from './take-file.ts';

/** Processes an uploaded file and stores the result. Safe to repeat. */
export const takeInMedia = defineJob({
  name: 'take-in-media',
  payload: z.object({ media_file_id: z.uuid() }),
  retries: 3,
  run: async (context, { media_file_id }) => {
    const file = await context.db
      .selectFrom('media_files')
      .innerJoin('uploads', 'uploads.media_file_id', 'media_files.id')
      .selectAll('media_files')
      .select('uploads.id as upload_id')
      .where('media_files.id', '=', media_file_id)
      .executeTakeFirst();
    if (file === undefined) return;
    if (file.status === 'processing') await takeIn(context, file);
    await dropUpload(context.files, file.upload_id);
  },
});

type Arrived = Parameters<typeof takeFile>[1] & Parameters<typeof replaceEarlier>[1];

async function takeIn(context: Context, file: Arrived): Promise<void> {
  try {
    const found = await takeFile(context.files, file);
    await settle(context, file, found);
  } catch (cause) {
    if (!(cause instanceof UnusableFile)) throw cause;
    await removeObjects(context.files, file);
    await settle(context, file, { status: 'failed', failure: cause.message });
  }
}

type Findings = Awaited<ReturnType<typeof takeFile>> | { status: 'failed'; failure: string };

/** A file that was deleted meanwhile must not replace its successor. */
async function settle({ db, now }: Context, file: Arrived, found: Findings): Promise<void> {
  await inTransaction(db, async (tx) => {
    await lockEntity(tx, file);
    const row = await tx
      .updateTable('media_files')
      .set({ ...found, updated_at: now().toISOString() })
      .where('id', '=', file.id)
      .where('status', '=', 'processing')
      .returning(['is_active'])
      .executeTakeFirst();
    if (row?.is_active && found.status === 'ready') await replaceEarlier(tx, file, now());
  });
}
