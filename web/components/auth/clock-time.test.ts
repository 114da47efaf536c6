import { expect, it } from 'vitest';
import { clockTime } from './clock-time.ts';

it.each([
  [15, 4, '3:04 p.m.'],
  [0, 0, '12:00 a.m.'],
  [12, 30, '12:30 p.m.'],
  [9, 59, '9:59 a.m.'],
  [23, 5, '11:05 p.m.'],
])('writes %i hours %i minutes as %s', (hours, minutes, text) => {
  expect(clockTime(new Date(2026, 5, 1, hours, minutes))).toBe(text);
});
