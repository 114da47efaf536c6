import { expect, it } from 'vitest';
import { areOpen, averageOf } from './ratings.ts';

const NOW = new Date('2026-06-10T16:00:00Z');

it('averages to one decimal, from three on', () => {
  expect([averageOf(0, 0), averageOf(2, 10), averageOf(3, 14), averageOf(7, 31)]).toEqual([
    null,
    null,
    4.7,
    4.4,
  ]);
});

it('opens both when both are in, or when the time is over', () => {
  const later = '2026-06-11T16:00:00Z';
  expect(areOpen(1, later, NOW)).toBe(false);
  expect(areOpen(2, later, NOW)).toBe(true);
  expect(areOpen(1, NOW.toISOString(), NOW)).toBe(true);
});
