import { DEADLINE_MAX_DAYS } from '#domain/campaigns/campaign-limits.ts';
import { newYorkDate } from '#domain/format/deadlines.ts';
import { addDays } from '#domain/format/new-york-dates.ts';
import type { Schedule } from './answers.ts';

interface ScheduleProblem {
  field: 'location_ids' | 'application_deadline';
  message: string;
}

export function lastDeadline(now: Date): string {
  return addDays(newYorkDate(now), DEADLINE_MAX_DAYS);
}

/** The first thing that is missing or can't be, as the server would say it. */
export function findScheduleProblem(
  { fulfilment, location_ids, application_deadline: deadline }: Schedule,
  openIds: readonly string[],
  now: Date,
): ScheduleProblem | null {
  if (fulfilment === 'visit' && !location_ids.some((id) => openIds.includes(id))) {
    return { field: 'location_ids', message: 'Choose a location' };
  }
  if (deadline === '') return { field: 'application_deadline', message: 'Choose the last day to apply' };
  if (deadline < newYorkDate(now)) {
    return { field: 'application_deadline', message: 'Pick a date in the future' };
  }
  if (deadline > lastDeadline(now)) {
    return { field: 'application_deadline', message: 'Pick a date within a year' };
  }
  return null;
}
