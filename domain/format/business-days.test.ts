import { describe, expect, it } from 'vitest';
import { addBusinessDays, isBusinessDay, vettingDueAt } from './business-days.ts';

describe('an application is read within 2 business days, by 6 p.m. in New York', () => {
  it.each([
    ['sent on a Monday', '2026-06-08T18:41:00Z', '2026-06-10T22:00:00.000Z'],
    ['sent on a Thursday: over the weekend', '2026-06-11T15:00:00Z', '2026-06-15T22:00:00.000Z'],
    ['sent on a Friday night', '2026-06-13T03:59:00Z', '2026-06-16T22:00:00.000Z'],
    ['sent on a Saturday', '2026-06-13T16:00:00Z', '2026-06-16T22:00:00.000Z'],
    [
      'sent late in the evening: the day is still that of New York',
      '2026-06-09T03:30:00Z',
      '2026-06-10T22:00:00.000Z',
    ],
    ['sent before Thanksgiving', '2026-11-25T17:00:00Z', '2026-11-30T23:00:00.000Z'],
    ['sent before Juneteenth, a Friday in 2026', '2026-06-17T12:00:00Z', '2026-06-22T22:00:00.000Z'],
    ['sent before the clocks go forward', '2026-03-06T17:00:00Z', '2026-03-10T22:00:00.000Z'],
    ['sent before the clocks go back', '2026-10-30T16:00:00Z', '2026-11-03T23:00:00.000Z'],
    ['sent between the years', '2026-12-31T17:00:00Z', '2027-01-05T23:00:00.000Z'],
  ])('%s', (_, sentAt, dueAt) => {
    expect(vettingDueAt(new Date(sentAt)).toISOString()).toBe(dueAt);
  });
});

it('the federal holidays of 2026 are no business days', () => {
  const holidays = [
    '2026-01-01',
    '2026-01-19',
    '2026-02-16',
    '2026-05-25',
    '2026-06-19',
    '2026-07-03',
    '2026-09-07',
    '2026-10-12',
    '2026-11-11',
    '2026-11-26',
    '2026-12-25',
  ];
  const days = Array.from({ length: 365 }, (_, day) =>
    new Date(Date.UTC(2026, 0, 1 + day)).toISOString().slice(0, 10),
  );
  const weekdays = days.filter((day) => ![0, 6].includes(new Date(day).getUTCDay()));
  expect(weekdays.filter((day) => !isBusinessDay(day))).toEqual(holidays);
});

it('a holiday at the weekend is kept on the nearest weekday, in the old year too', () => {
  expect(isBusinessDay('2021-12-31')).toBe(false);
  expect(isBusinessDay('2027-07-05')).toBe(false);
  expect(isBusinessDay('2022-12-26')).toBe(false);
  expect(isBusinessDay('2022-01-03')).toBe(true);
});

it('counts whole days after the one it begins with', () => {
  expect(addBusinessDays('2026-06-08', 0)).toBe('2026-06-08');
  expect(addBusinessDays('2026-06-06', 1)).toBe('2026-06-08');
  expect(addBusinessDays('2026-12-24', 5)).toBe('2027-01-04');
});
