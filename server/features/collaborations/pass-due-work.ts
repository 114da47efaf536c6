import { z } from 'zod';
import type { Context } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import { defineJob } from '../../jobs/job.ts';
import { followWork } from './follow-work.ts';
import { holdCollaboration } from './hold-collaboration.ts';
import { moveDeliverable } from './move-deliverable.ts';
import { tellOfWork } from './tell-of-work.ts';

const AT_ONCE = 200;

/** What a business says nothing about in time is approved, and a post it does not look at counts as checked. */
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

/** Looked at again once it is held: it may have been decided, or put in dispute, a moment ago. */
async function pass(tx: Tx, context: Context, { id, collaboration_id }: Due): Promise<void> {
  const held = await holdCollaboration(tx, collaboration_id);
  const one = held.deliverables.find((deliverable) => deliverable.id === id);
  if (one === undefined || one.passes_at === null || held.clocks_stopped_at !== null) return;
  if (Date.parse(one.passes_at) > context.now().getTime()) return;
  const move = one.status === 'posted' ? 'verify' : 'approve';
  const moved = await moveDeliverable(tx, context, held, one, { move, mover: 'clock' });
  const news = move === 'verify' ? 'verified' : 'approved_by_clock';
  await tellOfWork(tx, context, { held, one: moved, news });
  await followWork(tx, context, collaboration_id, { mover: 'clock' });
}
