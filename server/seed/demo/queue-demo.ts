import { hoursAfter } from '#domain/work-timers.ts';
import type { Context } from '#server/context.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { clearSandboxPayout } from '#server/payments/sandbox-payouts.ts';
import { drawDemoPictures, isWanted } from './draw-pictures.ts';
import { HOURS_TO_A_BANK } from './payout-history.ts';
import { DEMO_PICTURES } from './pictures.ts';

/**
 * What the demo goes on with by itself: its pictures are drawn, and what is on its way to a bank arrives. Once: what people of
 * the demo delete stays deleted.
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
