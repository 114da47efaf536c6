import { newYorkDate } from '#domain/format/deadlines.ts';
import { addDays, newYorkInstant } from '#domain/format/new-york-dates.ts';
import type { CampaignStatus } from './campaign-states.ts';
import { DECIDE_WITHIN_DAYS } from './campaign-states.ts';

interface Timed {
  status: CampaignStatus;
  application_deadline: string | null;
  closed_at: string | null;
}

/** The moment a deadline is over: midnight in New York at the end of that day. */
function endOfDeadline(deadline: string): Date {
  return newYorkInstant(addDays(deadline, 1), 0);
}

export function isPastDeadline(deadline: string | null, now: Date): boolean {
  return deadline !== null && deadline < newYorkDate(now);
}

/** A worker that comes late does not make the time to decide longer: it closed when its deadline was over. */
export function closedAt(deadline: string | null, now: Date): Date {
  if (deadline === null) return now;
  return new Date(Math.min(now.getTime(), endOfDeadline(deadline).getTime() - 1));
}

/** The last day on which creators can be picked; null while no end of it is known. */
export function picksCloseOn({ status, application_deadline, closed_at }: Timed): string | null {
  if (status === 'closed' && closed_at !== null) {
    return addDays(newYorkDate(new Date(closed_at)), DECIDE_WITHIN_DAYS);
  }
  const isOpen = status === 'live' || status === 'paused';
  return isOpen && application_deadline !== null ? addDays(application_deadline, DECIDE_WITHIN_DAYS) : null;
}

/** A campaign that closed before this moment gets no more decisions. */
export function picksOverBefore(now: Date): Date {
  return newYorkInstant(addDays(newYorkDate(now), -DECIDE_WITHIN_DAYS), 0);
}
