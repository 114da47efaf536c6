import type { DeliverableKind } from '#domain/campaigns/deliverables.ts';
import { type DeliverableStatus, turnOf } from '#domain/work/deliverable-states.ts';
import { lateAt, remindersOf } from '#domain/work/work-reminders.ts';

interface ClockState {
  kind: DeliverableKind;
  status: DeliverableStatus;
  due_at: string | null;
  passes_at: string | null;
}

/** The current time of the clocks. While they are stopped, it is the moment of the stop. */
export function clockTime(clocksStoppedAt: string | null, now: Date): Date {
  return clocksStoppedAt === null ? now : new Date(clocksStoppedAt);
}

/** True if the creator's deadline has passed. */
export function isLate({ kind, status, due_at }: ClockState, at: Date): boolean {
  return turnOf(kind, status) === 'creator' && due_at !== null && Date.parse(due_at) < at.getTime();
}

/** True if the work is late beyond the grace period, so that the business may cancel it. */
export function isPastGrace(one: ClockState, graceHours: number, at: Date): boolean {
  const late = lateAt(one, graceHours);
  return late !== null && late.getTime() <= at.getTime();
}

/** The deadlines of a deliverable, as both sides see them. */
export function presentClocks(one: ClockState, graceHours: number, at: Date) {
  const coming = remindersOf(one, graceHours).filter((reminder) => reminder.at.getTime() > at.getTime());
  return {
    turn: turnOf(one.kind, one.status),
    due_at: one.due_at,
    passes_at: one.passes_at,
    late_at: lateAt(one, graceHours)?.toISOString() ?? null,
    is_late: isLate(one, at),
    reminders_at: coming.map((reminder) => reminder.at.toISOString()),
  };
}
