import { z } from 'zod';
import type { Context } from '#server/platform/context.ts';
import { defineJob } from '#server/platform/jobs/job.ts';
import { claimDue } from '../commands/claim-syncs.ts';
import { syncClaimed } from '../commands/sync-claimed.ts';

const AT_A_TIME = 8;
/** The rest is left for the next run in a quarter of an hour, or for another worker. */
const MOST_A_RUN = 2_000;

/** Reads every account once a day, in small batches. Any number of workers may run this at once. */
export const syncDue = defineJob({
  name: 'sync-social-accounts',
  payload: z.object({}),
  retries: 0,
  cron: '*/15 * * * *',
  run: async (context) => {
    for (let done = 0; done < MOST_A_RUN; ) {
      const batch = await claimDue(context, AT_A_TIME);
      if (batch.length === 0) return;
      await Promise.all(batch.map((claimed) => syncOrLog(context, claimed)));
      done += batch.length;
    }
  },
});

/** An error with one account must not hold up the others. It is retried when its lease expires. */
async function syncOrLog(context: Context, claimed: Awaited<ReturnType<typeof claimDue>>[number]) {
  try {
    await syncClaimed(context, claimed, 'clock');
  } catch (cause) {
    context.log.error({ err: cause, social_account_id: claimed.id }, 'social account not read');
  }
}
