import { sql } from 'kysely';
import { z } from 'zod';
import { DELIVERIES_KEPT_DAYS } from '#domain/accounts/webhooks.ts';
import { defineJob } from '#server/platform/jobs/job.ts';

const A_BATCH = 5_000;

export const sweepDeliveries = defineJob({
  name: 'sweep-webhook-deliveries',
  payload: z.object({}),
  retries: 0,
  cron: '27 4 * * *',
  run: async ({ db, now, queue }) => {
    const before = new Date(now().getTime() - DELIVERIES_KEPT_DAYS * 86_400_000).toISOString();
    for (;;) {
      const { numAffectedRows = 0n } = await sql`delete from webhook_deliveries where id in (
        select id from webhook_deliveries where created_at < ${before}
        limit ${sql.lit(A_BATCH)})`.execute(db);
      if (numAffectedRows < BigInt(A_BATCH) || queue.isStopping()) return;
    }
  },
});
