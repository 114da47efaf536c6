import { expect, it } from 'vitest';
import { deadlineInWords, deadlineLabel, isUrgent, newYorkDate } from './deadlines.ts';

const NOON_JUNE_10 = new Date('2026-06-10T16:00:00Z');

it.each([
  ['2026-06-09', 'Expired'],
  ['2026-06-10', 'Today'],
  ['2026-06-11', '1 day left'],
  ['2026-06-15', '5 days left'],
  [null, 'No deadline'],
])('labels %s as "%s" [DISC-17] [DISC-18] [DISC-19] [DISC-20]', (deadline, label) => {
  expect(deadlineLabel(deadline, NOON_JUNE_10)).toBe(label);
});

it('holds until midnight in New York, not in UTC', () => {
  expect(deadlineLabel('2026-06-10', new Date('2026-06-11T03:59:00Z'))).toBe('Today');
  expect(deadlineLabel('2026-06-10', new Date('2026-06-11T04:00:00Z'))).toBe('Expired');
});

it('knows the date of each hour of three years, asked for once and again', () => {
  const plain = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' });
  const hours = Array.from(
    { length: 3 * 365 * 24 },
    (_, hour) => new Date(Date.UTC(2025, 0, 1, hour, 59, 59)),
  );
  for (const hour of [...hours, ...hours.slice(-500), ...hours.slice(0, 500)])
    expect(newYorkDate(hour)).toBe(plain.format(hour));
});

it('counts calendar days over a change of the clocks', () => {
  expect(deadlineLabel('2026-11-02', new Date('2026-10-31T16:00:00Z'))).toBe('2 days left');
});

it('is urgent from three days before until the end of the day', () => {
  expect(isUrgent('2026-06-14', NOON_JUNE_10)).toBe(false);
  expect(isUrgent('2026-06-13', NOON_JUNE_10)).toBe(true);
  expect(isUrgent('2026-06-10', NOON_JUNE_10)).toBe(true);
  expect(isUrgent('2026-06-09', NOON_JUNE_10)).toBe(false);
});

it.each([
  ['Expired', 'any moment'],
  ['Today', 'today'],
  ['1 day left', 'in 1 day'],
  ['35 days left', 'in 35 days'],
])('after "Applications close", %s reads "%s"', (label, words) => {
  expect(deadlineInWords(label)).toBe(words);
});
