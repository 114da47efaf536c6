import { z } from 'zod';
import type { Context } from '#server/platform/context.ts';
import { defineJob } from '#server/platform/jobs/job.ts';
import { type ClaimedWatch, claimWatches, endWatches } from '../commands/claim-watches.ts';
import { readAccountPosts } from '../commands/read-account-posts.ts';

const AT_A_TIME = 12;
/** The rest is left for the next run in a quarter of an hour, or for another worker. */
const MOST_A_RUN = 3_000;

/** Reads each watched post once a day, in small batches. Any number of workers may run this at once. */
export const readDuePosts = defineJob({
  name: 'read-posts',
  payload: z.object({}),
  retries: 0,
  cron: '7,22,37,52 * * * *',
  run: async (context) => {
    await endWatches(context);
    for (let done = 0; done < MOST_A_RUN; ) {
      const batch = await claimWatches(context, AT_A_TIME);
      if (batch.length === 0) return;
      await Promise.all(byAccount(batch).map((watches) => readOrLog(context, watches)));
      done += batch.length;
    }
  },
});

/** An error with one account must not hold up the others. Its posts are read again when their lease expires. */
async function readOrLog(context: Context, watches: readonly ClaimedWatch[]): Promise<void> {
  try {
    await readAccountPosts(context, watches);
  } catch (cause) {
    const deliverable_ids = watches.map(({ deliverable_id }) => deliverable_id);
    context.log.error({ err: cause, deliverable_ids }, 'posts not read');
  }
}

function byAccount(watches: readonly ClaimedWatch[]): ClaimedWatch[][] {
  return [...Map.groupBy(watches, ({ creator_id, platform }) => `${creator_id} ${platform}`).values()];
}
