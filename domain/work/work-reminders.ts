import type { DeliverableKind } from '#domain/campaigns/deliverables.ts';
import {
  type DeliverableStatus,
  REVIEW_REMINDER_HOURS,
  turnOf,
  WORK_REMINDER_DAYS,
} from './deliverable-states.ts';
import { daysAfter, hoursAfter } from './work-timers.ts';

/** The fields of a deliverable that decide its reminders. */
export interface Reminded {
  kind: DeliverableKind;
  status: DeliverableStatus;
  due_at: string | null;
  passes_at: string | null;
}

export interface WorkReminder {
  at: Date;
  /** `late` is said to the creator once the day is over, `past_grace` to the business once it may do something. */
  kind: 'review' | 'due' | 'late' | 'past_grace';
}

/** All reminders of the state a deliverable is in, in order, those that have passed included. */
export function remindersOf(
  { kind, status, due_at, passes_at }: Reminded,
  graceHours: number,
): WorkReminder[] {
  const turn = turnOf(kind, status);
  if (turn === 'business' && passes_at !== null) {
    const passes = new Date(passes_at);
    return REVIEW_REMINDER_HOURS.map((hours) => ({ at: hoursAfter(passes, -hours), kind: 'review' }));
  }
  if (turn !== 'creator' || due_at === null) return [];
  const due = new Date(due_at);
  return [
    ...WORK_REMINDER_DAYS.map((days) => ({ at: daysAfter(due, -days), kind: 'due' as const })),
    { at: due, kind: 'late' },
    { at: hoursAfter(due, graceHours), kind: 'past_grace' },
  ];
}

/** Where the count stands when a state begins: what would already have passed is not said any more. */
export function remindersFrom(
  one: Reminded,
  graceHours: number,
  now: Date,
): { remind_at: string | null; reminders_sent: number } {
  const all = remindersOf(one, graceHours);
  const passed = all.filter(({ at }) => at.getTime() <= now.getTime()).length;
  return { remind_at: all[passed]?.at.toISOString() ?? null, reminders_sent: passed };
}

/** When the business may end or extend what is late; null while it is not the creator's turn. */
export function lateAt({ kind, status, due_at }: Reminded, graceHours: number): Date | null {
  if (due_at === null || turnOf(kind, status) !== 'creator') return null;
  return hoursAfter(new Date(due_at), graceHours);
}
