import { expect, it } from 'vitest';
import type { Schedule } from './answers.ts';
import { findScheduleProblem } from './schedule-problem.ts';

const NOW = new Date('2026-06-10T16:00:00Z');
const FINE: Schedule = {
  fulfilment: 'visit',
  location_ids: ['a'],
  application_deadline: '2026-06-24',
  content_due_days: 10,
};

it.each<[string, Partial<Schedule>, string | null]>([
  ['the proposal', {}, null],
  ['today', { application_deadline: '2026-06-10' }, null],
  ['no location', { location_ids: [] }, 'Choose a location'],
  ['a location that was archived', { location_ids: ['gone'] }, 'Choose a location'],
  ['no location for remote work', { location_ids: [], fulfilment: 'remote' }, null],
  ['no day', { application_deadline: '' }, 'Choose the last day to apply'],
  ['yesterday', { application_deadline: '2026-06-09' }, 'Pick a date in the future'],
  ['a day in two years', { application_deadline: '2028-06-10' }, 'Pick a date within a year'],
])('%s', (_, change, message) => {
  expect(findScheduleProblem({ ...FINE, ...change }, ['a'], NOW)?.message ?? null).toBe(message);
});
