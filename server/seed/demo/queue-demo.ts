import { hoursAfter } from '#domain/work/work-timers.ts';
import type { Context } from '#server/platform/context.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { clearSandboxPayout } from '#server/platform/payments/sandbox-payouts.ts';
import { drawDemoPictures, isWanted } from './draw-pictures.ts';
import { HOURS_TO_A_BANK } from './payout-history.ts';
import { DEMO_PICTURES } from './pictures.ts';

/**
 * Queues the demo's jobs: drawing its pictures, and letting payouts arrive at their banks. It runs only once, so that
 * pictures people delete stay deleted.
 */
export async function queueDemo(context: Context): Promise<void> {
  const [first] = DEMO_PICTURES;
  if (!context.config.seeds_demo || !first || !(await isWanted(context, first))) return;
  const { db, queue, now } = context;
  const sent = await db
    .selectFrom('sandbox_payouts')
    .select(['id', 'created_at'])
    .where('status', '=', 'processing')
    .orderBy('created_at')
    .execute();
  await inTransaction(db, async (tx) => {
    await queue.enqueue(tx, drawDemoPictures, {});
    for (const { id, created_at } of sent) {
      const after_ms = hoursAfter(new Date(created_at), HOURS_TO_A_BANK).getTime() - now().getTime();
      await queue.enqueue(tx, clearSandboxPayout, { id }, { after_ms });
    }
  });
}
