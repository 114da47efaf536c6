import { newYorkDate } from '#domain/format/deadlines.ts';
import { addDays, newYorkInstant } from '#domain/format/new-york-dates.ts';
import type { CampaignStatus } from './campaign-states.ts';
import { DECIDE_WITHIN_DAYS } from './campaign-states.ts';

interface Timed {
  status: CampaignStatus;
  application_deadline: string | null;
  closed_at: string | null;
}

/** The end of a deadline: midnight in New York at the end of that day. */
function endOfDeadline(deadline: string): Date {
  return newYorkInstant(addDays(deadline, 1), 0);
}

export function isPastDeadline(deadline: string | null, now: Date): boolean {
  return deadline !== null && deadline < newYorkDate(now);
}

/** A late job doesn't extend the time to decide: the campaign counts as closed from its deadline. */
export function closedAt(deadline: string | null, now: Date): Date {
  if (deadline === null) return now;
  return new Date(Math.min(now.getTime(), endOfDeadline(deadline).getTime() - 1));
}

/** The last day of selection; null while that isn't known. */
export function selectionClosesOn({ status, application_deadline, closed_at }: Timed): string | null {
  if (status === 'closed' && closed_at !== null) {
    return addDays(newYorkDate(new Date(closed_at)), DECIDE_WITHIN_DAYS);
  }
  const isOpen = status === 'live' || status === 'paused';
  return isOpen && application_deadline !== null ? addDays(application_deadline, DECIDE_WITHIN_DAYS) : null;
}

/** The selection of campaigns that closed before this moment is over. */
export function selectionOverBefore(now: Date): Date {
  return newYorkInstant(addDays(newYorkDate(now), -DECIDE_WITHIN_DAYS), 0);
}
