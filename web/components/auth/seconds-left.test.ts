import { expect, it } from 'vitest';
import { againIn, msToNextSecond, secondsLeft } from './seconds-left.ts';

it.each([
  [null, 0],
  [1000, 0],
  [999, 0],
  [1001, 1],
  [2000, 1],
  [43_000, 42],
])('counts the seconds from 1000 to %j as %i', (until, expected) => {
  expect(secondsLeft(until, 1000)).toBe(expected);
});

it.each([1001, 1500, 2000, 2001, 60_999])('waits just until the number for %i changes', (until) => {
  const wait = msToNextSecond(until, 1000);
  expect(wait).toBeGreaterThan(0);
  expect(wait).toBeLessThanOrEqual(1000);
  expect(secondsLeft(until, 1000 + wait)).toBe(secondsLeft(until, 1000) - 1);
  expect(secondsLeft(until, 1000 + wait - 1)).toBe(secondsLeft(until, 1000));
});

it('says how long until an email can be asked for again', () => {
  expect([42, 1].map(againIn)).toEqual(['Try again in 42 seconds', 'Try again in 1 second']);
});
