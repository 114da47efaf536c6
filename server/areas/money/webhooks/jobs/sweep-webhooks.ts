import { z } from 'zod';
import { defineJob } from '#server/platform/jobs/job.ts';

/** A chargeback can be opened for 120 days, but it is read from the provider, not from an old message. */
const KEEP_DAYS = 90;
const AT_ONCE = 1_000;

/** Empties old applied messages, which name people and banks. The rows stay, so that no message is applied twice. */
export const sweepWebhooks = defineJob({
  name: 'sweep-webhooks',
  payload: z.object({}),
  retries: 0,
  cron: '37 4 * * *',
  run: async ({ db, now }) => {
    const before = new Date(now().getTime() - KEEP_DAYS * 86_400_000).toISOString();
    for (let emptied = AT_ONCE; emptied === AT_ONCE; ) {
      const { numUpdatedRows } = await db
        .updateTable('webhook_events')
        .set({ body: '' })
        .where('id', 'in', (eb) =>
          eb
            .selectFrom('webhook_events')
            .select('id')
            .where('applied_at', '<', before)
            .where('body', '<>', '')
            .limit(AT_ONCE),
        )
        .executeTakeFirst();
      emptied = Number(numUpdatedRows);
    }
  },
});
