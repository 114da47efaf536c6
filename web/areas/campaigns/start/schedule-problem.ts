import { DEADLINE_MAX_DAYS } from '#domain/campaigns/campaign-limits.ts';
import { newYorkDate } from '#domain/format/deadlines.ts';
import type { Schedule } from './answers.ts';

interface ScheduleProblem {
  field: 'location_ids' | 'application_deadline';
  message: string;
}

const DAY_MS = 86_400_000;

/** The first thing that is missing or can't be, as the server would say it. */
export function findScheduleProblem(
  { fulfilment, location_ids, application_deadline: deadline }: Schedule,
  openIds: readonly string[],
  now: Date,
): ScheduleProblem | null {
  if (fulfilment === 'visit' && !location_ids.some((id) => openIds.includes(id))) {
    return { field: 'location_ids', message: 'Choose a location' };
  }
  const today = newYorkDate(now);
  if (deadline === '') return { field: 'application_deadline', message: 'Choose the last day to apply' };
  if (deadline < today) return { field: 'application_deadline', message: 'Pick a date in the future' };
  if (Date.parse(deadline) - Date.parse(today) > DEADLINE_MAX_DAYS * DAY_MS) {
    return { field: 'application_deadline', message: 'Pick a date within a year' };
  }
  return null;
}
