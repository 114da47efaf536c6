import { z } from 'zod';
import { stopDisputeClock } from '#server/areas/work/collaborations/commands/stop-clocks.ts';
import { findSuspendedSide } from '#server/areas/work/collaborations/queries/find-suspended-side.ts';
import type { Context } from '#server/platform/context.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { defineJob } from '#server/platform/jobs/job.ts';
import { workThrough } from '#server/platform/jobs/work-through.ts';
import { closeDispute } from '../commands/close-dispute.ts';
import { closeUndecided } from '../commands/close-undecided.ts';
import { lockDispute } from '../lock.ts';
import { notifyAboutDispute } from '../notify.ts';
import { moveDispute } from '../transition.ts';

/**
 * Moves disputes on after their deadlines. Without an answer we decide with the information we have, without an appeal
 * the decision is carried out, and without our decision the rule for missed deadlines closes the dispute.
 */
export const moveDisputesOn = defineJob({
  name: 'move-disputes-on',
  payload: z.object({}),
  retries: 0,
  cron: '*/2 * * * *',
  run: (context) =>
    workThrough(context, {
      list: (limit) => listOver(context, limit),
      run: ({ id }) => moveOn(context, id),
    }),
});

function listOver({ db, now }: Context, limit: number) {
  return db
    .selectFrom('disputes')
    .select('id')
    .where('clock_at', '<=', now().toISOString())
    .where('clock_stopped_at', 'is', null)
    .orderBy('clock_at')
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** Checks again after locking, because somebody may have acted meanwhile. */
async function moveOn(context: Context, id: string): Promise<void> {
  await inTransaction(context.db, async (tx) => {
    const locked = await lockDispute(tx, id);
    if (locked.clock_at === null || Date.parse(locked.clock_at) > context.now().getTime()) return;
    if (await findSuspendedSide(tx, locked.collaboration)) return stopDisputeClock(tx, id, context.now());
    if (locked.status === 'awaiting_response') {
      await moveDispute(tx, context, locked, { move: 'lapse', mover: 'clock' });
      await notifyAboutDispute(tx, context, id, 'lapsed');
    } else if (locked.status === 'decided') {
      await closeDispute(tx, context, locked, { move: 'end', cause: 'time', mover: 'clock' });
    } else if (locked.status === 'under_review') {
      await closeUndecided(tx, context, locked);
    }
  });
}
