import { z } from 'zod';
import type { Context } from '#server/platform/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { defineJob } from '#server/platform/jobs/job.ts';
import { workThrough } from '#server/platform/jobs/work-through.ts';
import { followWork } from '../commands/follow-work.ts';
import { stopClocksOf } from '../commands/stop-clocks.ts';
import { lockCollaboration, withDeliverable } from '../lock.ts';
import { notifyAboutWork } from '../notify/notify-about-work.ts';
import { findSuspendedSide } from '../queries/find-suspended-side.ts';
import { moveDeliverable } from '../transition-deliverable.ts';

/** Approves drafts the business didn't answer in time, and counts posts it didn't check as checked. */
export const passDueWork = defineJob({
  name: 'pass-due-work',
  payload: z.object({}),
  retries: 0,
  cron: '* * * * *',
  run: (context) =>
    workThrough(context, {
      list: (limit) => listDue(context, limit),
      run: (one) => inTransaction(context.db, (tx) => pass(tx, context, one)),
    }),
});

function listDue({ db, now }: Context, limit: number): Promise<Due[]> {
  return db
    .selectFrom('deliverables')
    .innerJoin('collaborations', 'collaborations.id', 'deliverables.collaboration_id')
    .select(['deliverables.id', 'deliverables.collaboration_id'])
    .where('deliverables.passes_at', '<=', now().toISOString())
    .where('collaborations.clocks_stopped_at', 'is', null)
    .orderBy('deliverables.passes_at')
    .orderBy('deliverables.id')
    .limit(limit)
    .execute();
}

interface Due {
  id: string;
  collaboration_id: string;
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
