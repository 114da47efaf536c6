import type { Account } from '#domain/access.ts';
import { newYorkDate } from '#domain/deadlines.ts';
import { MOST_EXTENSION_DAYS } from '#domain/deliverable-states.ts';
import { addDays } from '#domain/new-york-dates.ts';
import { remindersFrom } from '#domain/work-reminders.ts';
import { endOfDayAfter } from '#domain/work-timers.ts';
import type { Context } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import { Problem } from '../../errors.ts';
import { isLate } from './deliverable-standing.ts';
import { type HeldWork, holdWorkOf } from './hold-work-of.ts';
import { recordWorkEvent } from './record-work-event.ts';
import { tellOfWork } from './tell-of-work.ts';

/** The business gives whoever is late until the end of a day in New York. */
export async function extendDeliverable(
  context: Context,
  account: Account,
  deliverable_id: string,
  due_on: string,
): Promise<void> {
  await inTransaction(context.db, async (tx) => {
    const work = await holdWorkOf(tx, account, deliverable_id, 'business');
    const { held, one } = work;
    const now = context.now();
    const due_at = endOfDay(due_on, now);
    if (one.due_at !== null && Date.parse(one.due_at) === due_at.getTime()) return;
    requireExtendable(work, now);
    await setDue(tx, work, due_at, now);
    const { user_id: actor_id } = account;
    const event = { collaboration_id: held.id, deliverable_id, side: 'business', actor_id } as const;
    const detail = { from: one.due_at, due_at: due_at.toISOString() };
    await recordWorkEvent(tx, { ...event, kind: 'deliverable_extended', detail }, now);
    const extended = { ...one, due_at: due_at.toISOString() };
    await tellOfWork(tx, context, { held, one: extended, news: 'extended' });
  });
}

function endOfDay(due_on: string, now: Date): Date {
  const today = newYorkDate(now);
  const days = Math.round((Date.parse(due_on) - Date.parse(today)) / 86_400_000);
  if (due_on < today) throw new Problem('invalid_input', 'That day is over. Choose a later one.');
  if (days > MOST_EXTENSION_DAYS) {
    const last = addDays(today, MOST_EXTENSION_DAYS);
    throw new Problem('invalid_input', `At most ${MOST_EXTENSION_DAYS} days: ${last} is the last one.`);
  }
  return endOfDayAfter(now, days);
}

function requireExtendable({ held, one }: HeldWork, now: Date): void {
  if (held.clocks_stopped_at !== null) {
    throw new Problem('conflict', 'The work is in dispute. Its clocks stand still.');
  }
  if (!isLate(one, now)) throw new Problem('conflict', 'It is not late. Only late work is extended.');
}

async function setDue(tx: Tx, { held, one }: HeldWork, dueAt: Date, now: Date): Promise<void> {
  const { kind, status } = one;
  const clocks = { due_at: dueAt.toISOString(), passes_at: null };
  const { late_grace_hours } = held.contract.timers;
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
