import { z } from 'zod';
import { remindersOf, type WorkReminder } from '#domain/work/work-reminders.ts';
import type { Context } from '#server/platform/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { defineJob } from '#server/platform/jobs/job.ts';
import { workThrough } from '#server/platform/jobs/work-through.ts';
import { type LockedCollaboration, type LockedDeliverable, lockCollaboration } from '../lock.ts';
import { notifyAboutWork } from '../notify/notify-about-work.ts';
import type { WorkUpdate } from '../work-notification.ts';

/** Says what is about to happen by itself, and what is late. */
export const remindAboutWork = defineJob({
  name: 'remind-about-work',
  payload: z.object({}),
  retries: 0,
  cron: '*/5 * * * *',
  run: (context) =>
    workThrough(context, {
      list: (limit) => listDue(context, limit),
      run: (one) => inTransaction(context.db, (tx) => remind(tx, context, one)),
    }),
});

function listDue({ db, now }: Context, limit: number): Promise<Due[]> {
  return db
    .selectFrom('deliverables')
    .innerJoin('collaborations', 'collaborations.id', 'deliverables.collaboration_id')
    .select(['deliverables.id', 'deliverables.collaboration_id'])
    .where('deliverables.remind_at', '<=', now().toISOString())
    .where('collaborations.clocks_stopped_at', 'is', null)
    .orderBy('deliverables.remind_at')
    .orderBy('deliverables.id')
    .limit(limit)
    .execute();
}

interface Due {
  id: string;
  collaboration_id: string;
}

async function remind(tx: Tx, context: Context, { id, collaboration_id }: Due): Promise<void> {
  const locked = await lockCollaboration(tx, collaboration_id);
  const one = locked.deliverables.find((deliverable) => deliverable.id === id);
  if (one === undefined || locked.clocks_stopped_at !== null) return;
  for (const news of await claim(tx, locked, one, context.now())) {
    await notifyAboutWork(tx, context, { locked, one, news });
  }
}

/** Written down before it is said: of two who come at once, one finds nothing left to say. */
async function claim(
  tx: Tx,
  { contract }: LockedCollaboration,
  one: LockedDeliverable,
  now: Date,
): Promise<WorkUpdate[]> {
  const all = remindersOf(one, contract.timers.late_grace_hours);
  const passed = all.filter(({ at }) => at.getTime() <= now.getTime()).length;
  if (passed <= one.reminders_sent) return [];
  await tx
    .updateTable('deliverables')
    .set({ remind_at: all[passed]?.at.toISOString() ?? null, reminders_sent: passed })
    .where('id', '=', one.id)
    .execute();
  const kinds = new Set(all.slice(one.reminders_sent, passed).map(({ kind }) => kind));
  // Late work gets no reminder that its deadline is near.
  if (kinds.has('late')) kinds.delete('due');
  return [...kinds].map((kind) => newsOf(kind, one));
}

function newsOf(kind: WorkReminder['kind'], { status }: LockedDeliverable): WorkUpdate {
  switch (kind) {
    case 'approval':
      return status === 'posted' ? 'check_ends' : 'approval_ends';
    case 'due':
      return 'due_soon';
    case 'late':
    case 'past_grace':
      return kind;
  }
}
