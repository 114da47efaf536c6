import { expect, it } from 'vitest';
import { type Day, describeDays, describeHours, describeTime, findOverlap } from './opening-hours.ts';

const WEEKDAYS: Day[] = ['mon', 'tue', 'wed', 'thu', 'fri'];
const EVERY_DAY: Day[] = [...WEEKDAYS, 'sat', 'sun'];

it('hours read as a shop would say them', () => {
  expect(
    describeHours([{ days: ['tue', 'wed', 'thu', 'fri', 'sat', 'sun'], opens: '07:00', closes: '15:00' }]),
  ).toBe('Tue to Sun, 7 a.m. to 3 p.m.');
  expect(
    describeHours([
      { days: WEEKDAYS, opens: '07:30', closes: '18:00' },
      { days: ['sat', 'sun'], opens: '08:00', closes: '14:00' },
    ]),
  ).toBe('Mon to Fri, 7:30 a.m. to 6 p.m.; Sat and Sun, 8 a.m. to 2 p.m.');
  expect(describeHours([{ days: EVERY_DAY, opens: '00:00', closes: '00:00' }])).toBe(
    'Every day, all day and night',
  );
  expect(describeHours([])).toBe('');
});

it.each<[Day[], string]>([
  [EVERY_DAY, 'Every day'],
  [['sun', 'sat'], 'Sat and Sun'],
  [['mon', 'wed', 'fri'], 'Mon, Wed and Fri'],
  [['mon', 'tue', 'wed', 'fri'], 'Mon to Wed and Fri'],
  [['fri', 'sat', 'sun', 'mon'], 'Fri to Mon'],
  [['mon', 'sun'], 'Mon and Sun'],
  [['thu'], 'Thu'],
])('%j is "%s"', (days, words) => {
  expect(describeDays(days)).toBe(words);
});

it.each([
  ['00:00', 'midnight'],
  ['00:15', '12:15 a.m.'],
  ['09:05', '9:05 a.m.'],
  ['12:00', 'noon'],
  ['12:30', '12:30 p.m.'],
  ['23:59', '11:59 p.m.'],
])('%s is "%s"', (time, words) => {
  expect(describeTime(time)).toBe(words);
});

it('a midday break is two spans of a day; spans that overlap are found, over midnight too', () => {
  const lunch = { days: WEEKDAYS, opens: '11:00', closes: '15:00' };
  expect(findOverlap([lunch, { days: WEEKDAYS, opens: '17:00', closes: '23:00' }])).toBeNull();
  expect(findOverlap([lunch, { days: ['wed', 'sat'], opens: '14:00', closes: '16:00' }])).toBe('wed');
  expect(
    findOverlap([
      { days: ['fri'], opens: '18:00', closes: '02:00' },
      { days: ['fri'], opens: '23:00', closes: '23:30' },
    ]),
  ).toBe('fri');
});
