import { z } from 'zod';
import type { Context } from '../../context.ts';
import { inTransaction } from '../../db/transaction.ts';
import { defineJob } from '../../jobs/job.ts';
import { lockEntity } from '../media/lock-entity.ts';
import { removeObjects } from '../media/remove-objects.ts';
import { replaceEarlier } from '../media/replace-earlier.ts';
import { UnusableFile } from '../media/unusable-file.ts';
import { dropUpload } from './drop-upload.ts';
import { takeFile } from './take-file.ts';

/** Looks into what arrived, and lays down what may be shown. Run again, it ends the same. */
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

/** One that was deleted meanwhile does not push out what took its place. */
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
