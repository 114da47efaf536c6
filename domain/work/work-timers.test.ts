import { expect, it } from 'vitest';
import { afterBusinessDays, contentDueAt } from './work-timers.ts';

it('three business days from a Monday afternoon is Thursday at the same time', () => {
  const sent = new Date('2025-06-09T20:20:00Z');
  expect(afterBusinessDays(sent, 3).toISOString()).toBe('2025-06-12T20:20:00.000Z');
});

it('a weekend and a holiday do not count', () => {
  const sent = new Date('2026-07-02T14:00:00Z');
  expect(afterBusinessDays(sent, 3).toISOString()).toBe('2026-07-08T14:00:00.000Z');
});

it('the time of day stays the same when the clocks change', () => {
  const sent = new Date('2026-10-30T20:00:00Z');
  expect(afterBusinessDays(sent, 1).toISOString()).toBe('2026-11-02T21:00:00.000Z');
});

it.each([
  ['2026-03-08 03:00', '2026-03-08T07:00:00Z', '2026-03-11T07:00:00.000Z'],
  ['2026-11-01 23:00', '2026-11-02T04:00:00Z', '2026-11-05T04:00:00.000Z'],
  ['2026-03-08 12:34', '2026-03-08T16:34:56Z', '2026-03-11T16:34:56.000Z'],
])('the time of day stays the same from %s, the day the clocks change', (_words, from, until) => {
  expect(afterBusinessDays(new Date(from), 3).toISOString()).toBe(until);
});

it('content is due at the end of a day in New York', () => {
  expect(contentDueAt(new Date('2026-06-10T02:00:00Z'), 7).toISOString()).toBe('2026-06-17T03:59:59.999Z');
});
