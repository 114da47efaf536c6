import { z } from 'zod';
import type { Context } from '../../context.ts';
import { defineJob } from '../../jobs/job.ts';
import { claimDue } from './claim-syncs.ts';
import { syncHeld } from './sync-held.ts';

const AT_A_TIME = 8;
/** What is left over waits for the next quarter of an hour, or for another worker. */
const MOST_A_RUN = 2_000;

/** Every account is read once a day, in small batches; any number of workers may run this at once. */
export const syncDue = defineJob({
  name: 'sync-social-accounts',
  payload: z.object({}),
  retries: 0,
  cron: '*/15 * * * *',
  run: async (context) => {
    for (let done = 0; done < MOST_A_RUN; ) {
      const batch = await claimDue(context, AT_A_TIME);
      if (batch.length === 0) return;
      await Promise.all(batch.map((held) => syncOrLog(context, held)));
      done += batch.length;
    }
  },
});

/** A mistake of ours over one account does not hold up the others; its lease runs out and it is tried again. */
async function syncOrLog(context: Context, held: Awaited<ReturnType<typeof claimDue>>[number]) {
  try {
    await syncHeld(context, held, 'clock');
  } catch (cause) {
    context.log.error({ err: cause, social_account_id: held.id }, 'social account not read');
  }
}
