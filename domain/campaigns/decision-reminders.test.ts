import { expect, it } from 'vitest';
import { decisionReminder } from './decision-reminders.ts';

const DECIDE_BY = '2026-06-17T16:00:00.000Z';

it.each([
  ['2026-06-12T16:00:00Z', null],
  ['2026-06-14T16:00:00Z', { key: 'soon', isOverdue: false }],
  ['2026-06-16T16:00:00Z', { key: 'today', isOverdue: false }],
  ['2026-06-17T16:00:00Z', { key: '2026-06-17', isOverdue: true }],
  // Still the 17th in New York.
  ['2026-06-18T03:00:00Z', { key: '2026-06-17', isOverdue: true }],
  ['2026-06-18T16:00:00Z', { key: '2026-06-18', isOverdue: true }],
])('at %s, a deadline on June 17 at noon gives %o', (now, reminder) => {
  expect(decisionReminder(DECIDE_BY, new Date(now))).toEqual(reminder);
});
