import { z } from 'zod';
import {
  dropFailed,
  listFailed,
  sweepMedia as sweep,
} from '#server/areas/base/media/commands/sweep-media.ts';
import { dropDraftFiles } from '#server/areas/work/collaborations/commands/drop-draft-files.ts';
import { defineJob } from '#server/platform/jobs/job.ts';

/** Erases files deleted long enough ago, and removes failed uploads after a week. */
export const sweepMedia = defineJob({
  name: 'sweep-media',
  payload: z.object({}),
  retries: 1,
  cron: '23 4 * * *',
  run: async (context) => {
    await sweep(context);
    const failed = await listFailed(context);
    // At most they are in a draft: a file that couldn't be processed is never part of a sent version.
    await dropDraftFiles(context.db, failed);
    await dropFailed(context, failed);
  },
});
