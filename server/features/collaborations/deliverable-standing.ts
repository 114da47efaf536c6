import { type DeliverableStatus, turnOf } from '#domain/deliverable-states.ts';
import type { DeliverableKind } from '#domain/deliverables.ts';
import { lateAt, remindersOf } from '#domain/work-reminders.ts';

interface Standing {
  kind: DeliverableKind;
  status: DeliverableStatus;
  due_at: string | null;
  passes_at: string | null;
}

/** The moment clocks show: while they are stopped, the one at which they were. */
export function clockTime(clocksStoppedAt: string | null, now: Date): Date {
  return clocksStoppedAt === null ? now : new Date(clocksStoppedAt);
}

/** The creator had until then, and it is later. */
export function isLate({ kind, status, due_at }: Standing, at: Date): boolean {
  return turnOf(kind, status) === 'creator' && due_at !== null && Date.parse(due_at) < at.getTime();
}

/** Late for so long that the business may end it. */
export function isPastGrace(one: Standing, graceHours: number, at: Date): boolean {
  const late = lateAt(one, graceHours);
  return late !== null && late.getTime() <= at.getTime();
}

/** What both sides see of the clocks of a deliverable. */
export function presentClocks(one: Standing, graceHours: number, at: Date) {
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
