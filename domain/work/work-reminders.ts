import type { DeliverableKind } from '#domain/campaigns/deliverables.ts';
import {
  APPROVAL_REMINDER_HOURS,
  type DeliverableStatus,
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
  /** `late` goes to the creator once the day is over, `past_grace` to the business once it may act. */
  kind: 'approval' | 'due' | 'late' | 'past_grace';
}

/** All reminders of a deliverable's current state, in order, including past ones. */
export function remindersOf(
  { kind, status, due_at, passes_at }: Reminded,
  graceHours: number,
): WorkReminder[] {
  const turn = turnOf(kind, status);
  if (turn === 'business' && passes_at !== null) {
    const passes = new Date(passes_at);
    return APPROVAL_REMINDER_HOURS.map((hours) => ({ at: hoursAfter(passes, -hours), kind: 'approval' }));
  }
  if (turn !== 'creator' || due_at === null) return [];
  const due = new Date(due_at);
  return [
    ...WORK_REMINDER_DAYS.map((days) => ({ at: daysAfter(due, -days), kind: 'due' as const })),
    { at: due, kind: 'late' },
    { at: hoursAfter(due, graceHours), kind: 'past_grace' },
  ];
}

/** The initial count when a state begins: reminders that would already be past are skipped. */
export function remindersFrom(
  one: Reminded,
  graceHours: number,
  now: Date,
): { remind_at: string | null; reminders_sent: number } {
  const all = remindersOf(one, graceHours);
  const passed = all.filter(({ at }) => at.getTime() <= now.getTime()).length;
  return { remind_at: all[passed]?.at.toISOString() ?? null, reminders_sent: passed };
}

/** The time from which the business may end or extend late work; null unless it is the creator's turn. */
export function lateAt({ kind, status, due_at }: Reminded, graceHours: number): Date | null {
  if (due_at === null || turnOf(kind, status) !== 'creator') return null;
  return hoursAfter(new Date(due_at), graceHours);
}
