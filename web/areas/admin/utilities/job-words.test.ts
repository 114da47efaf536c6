import { expect, it } from 'vitest';
import { scheduleWords } from './job-words.ts';

it.each([
  ['* * * * *', 'Every minute'],
  ['*/15 * * * *', 'Every 15 minutes'],
  ['7 * * * *', 'Hourly at :07'],
  ['0 9 * * *', 'Daily at 9 a.m.'],
  ['20 0 * * *', 'Daily at 12:20 a.m.'],
  ['40 3 * * *', 'Daily at 3:40 a.m.'],
  ['13 9-20 * * *', 'Hourly from 9:13 a.m. to 8:13 p.m.'],
  ['53 4 * * 0', 'Sundays at 4:53 a.m.'],
  ['7,22,37,52 * * * *', 'Hourly at :07, :22, :37 and :52'],
  ['5,25,45 7 * * *', 'Daily at 7:05 a.m., 7:25 a.m. and 7:45 a.m.'],
  ['*/15 8-11 * * *', 'Every 15 minutes from 8 a.m. to 11:45 a.m.'],
  ['*/15 7 1-3 * *', 'Every 15 minutes from 7 a.m. to 7:45 a.m., on days 1 to 3 of the month'],
  ['0 12 1 * *', '0 12 1 * *'],
])('shows the schedule %s as "%s"', (cron, words) => {
  expect(scheduleWords(cron)).toBe(words);
});
