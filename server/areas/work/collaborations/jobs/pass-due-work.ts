import { z } from 'zod';
import type { Context } from '#server/platform/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { defineJob } from '#server/platform/jobs/job.ts';
import { followWork } from '../commands/follow-work.ts';
import { stopClocksOf } from '../commands/stop-clocks.ts';
import { lockCollaboration, withDeliverable } from '../lock.ts';
import { notifyAboutWork } from '../notify/notify-about-work.ts';
import { findSuspendedSide } from '../queries/find-suspended-side.ts';
import { moveDeliverable } from '../transition-deliverable.ts';

const AT_ONCE = 200;

/** Approves drafts the business didn't answer in time, and counts posts it didn't check as checked. */
export const passDueWork = defineJob({
  name: 'pass-due-work',
  payload: z.object({}),
  retries: 0,
  cron: '* * * * *',
  run: async (context) => {
    const due = await context.db
      .selectFrom('deliverables')
      .innerJoin('collaborations', 'collaborations.id', 'deliverables.collaboration_id')
      .select(['deliverables.id', 'deliverables.collaboration_id'])
      .where('deliverables.passes_at', '<=', context.now().toISOString())
      .where('collaborations.clocks_stopped_at', 'is', null)
      .orderBy('deliverables.passes_at')
      .orderBy('deliverables.id')
      .limit(AT_ONCE)
      .execute();
    for (const one of due) await passOne(context, one);
  },
});

interface Due {
  id: string;
  collaboration_id: string;
}

/** One that cannot pass stops no other; the next round tries it again. */
async function passOne(context: Context, due: Due): Promise<void> {
  try {
    await inTransaction(context.db, (tx) => pass(tx, context, due));
  } catch (cause) {
    context.log.error({ err: cause, deliverable_id: due.id }, 'work not passed');
  }
}

/** Looked at again once it is locked: it may have been decided, or put in dispute, a moment ago. */
async function pass(tx: Tx, context: Context, { id, collaboration_id }: Due): Promise<void> {
  const locked = await lockCollaboration(tx, collaboration_id);
  const one = locked.deliverables.find((deliverable) => deliverable.id === id);
  if (one === undefined || one.passes_at === null || locked.clocks_stopped_at !== null) return;
  if (Date.parse(one.passes_at) > context.now().getTime()) return;
  if (await findSuspendedSide(tx, locked)) return stopClocksOf(tx, collaboration_id, context.now());
  const move = one.status === 'posted' ? 'verify' : 'approve';
  const moved = await moveDeliverable(tx, context, locked, one, { move, mover: 'clock' });
  const news = move === 'verify' ? 'verified' : 'approved_by_clock';
  await notifyAboutWork(tx, context, { locked, one: moved, news });
  await followWork(tx, context, withDeliverable(locked, moved), { mover: 'clock' });
}
