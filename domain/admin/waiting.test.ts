import { expect, it } from 'vitest';
import { headline } from './waiting.ts';

const waiting = [
  { kind: 'applicants' as const, count: 12, since: null },
  { kind: 'emails' as const, count: 7, since: null },
];
const calm = { overdue: 0, due_soon: 0, next_due_at: null };

it.each([
  [{ waiting: [], applicants: calm }, 'You’re all caught up'],
  [{ waiting: [{ ...waiting[0], count: 1 }], applicants: calm }, '1 thing needs you'],
  [{ waiting, applicants: { ...calm, due_soon: 1 } }, '19 things need you. 1 is due within a day.'],
  [{ waiting, applicants: { ...calm, due_soon: 4, overdue: 2 } }, '19 things need you. 2 are overdue.'],
])('%# says what waits and how soon', (overview, words) => {
  expect(headline(overview as Parameters<typeof headline>[0])).toBe(words);
});
