import type { Account } from '#domain/accounts/access.ts';
import { newYorkDate } from '#domain/format/deadlines.ts';
import { addDays } from '#domain/format/new-york-dates.ts';
import { dateWords } from '#domain/format/new-york-time.ts';
import { MOST_EXTENSION_DAYS } from '#domain/work/deliverable-states.ts';
import { remindersFrom } from '#domain/work/work-reminders.ts';
import { endOfDayAfter } from '#domain/work/work-timers.ts';
import type { Context } from '#server/platform/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { Problem } from '#server/platform/errors.ts';
import { isLate } from '../lateness.ts';
import { notifyAboutWork } from '../notify/notify-about-work.ts';
import { type LockedWork, lockWorkOf } from './lock-work-of.ts';
import { recordWorkEvent } from './record-work-event.ts';

/** Extends the deadline of late work to the end of a day in New York. */
export async function extendDeliverable(
  context: Context,
  account: Account,
  deliverable_id: string,
  due_on: string,
): Promise<void> {
  await inTransaction(context.db, async (tx) => {
    const work = await lockWorkOf(tx, account, deliverable_id, 'business');
    const { locked, one } = work;
    const now = context.now();
    const due_at = endOfDay(due_on, now);
    if (one.due_at !== null && Date.parse(one.due_at) === due_at.getTime()) return;
    requireExtendable(work, now);
    await setDue(tx, work, due_at, now);
    const { user_id: actor_id } = account;
    const event = { collaboration_id: locked.id, deliverable_id, side: 'business', actor_id } as const;
    const detail = { from: one.due_at, due_at: due_at.toISOString() };
    await recordWorkEvent(tx, { ...event, kind: 'deliverable_extended', detail }, now);
    const extended = { ...one, due_at: due_at.toISOString() };
    await notifyAboutWork(tx, context, { locked, one: extended, news: 'extended' });
  });
}

function endOfDay(due_on: string, now: Date): Date {
  const today = newYorkDate(now);
  const days = Math.round((Date.parse(due_on) - Date.parse(today)) / 86_400_000);
  if (due_on < today) throw new Problem('invalid_input', 'That date has passed. Choose a later one.');
  if (days > MOST_EXTENSION_DAYS) {
    const last = addDays(today, MOST_EXTENSION_DAYS);
    throw new Problem(
      'invalid_input',
      `You can add up to ${MOST_EXTENSION_DAYS} days, until ${dateWords(last)}.`,
    );
  }
  return endOfDayAfter(now, days);
}

function requireExtendable({ locked, one }: LockedWork, now: Date): void {
  if (locked.clocks_stopped_at !== null) {
    throw new Problem('conflict', 'The work is in dispute, so its deadlines are paused.');
  }
  if (!isLate(one, now)) throw new Problem('conflict', 'This isn’t late. You can only extend late work.');
}

async function setDue(tx: Tx, { locked, one }: LockedWork, dueAt: Date, now: Date): Promise<void> {
  const { kind, status } = one;
  const clocks = { due_at: dueAt.toISOString(), passes_at: null };
  const { late_grace_hours } = locked.contract.timers;
  await tx
    .updateTable('deliverables')
    .set({
      ...clocks,
      ...remindersFrom({ kind, status, ...clocks }, late_grace_hours, now),
      updated_at: now.toISOString(),
    })
    .where('id', '=', one.id)
    .execute();
}
