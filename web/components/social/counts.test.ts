import { expect, it } from 'vitest';
import { exactCount, shortCount } from './count-words.ts';
import { readCount } from './read-count.ts';

it.each([
  ['6300', 6_300],
  ['6,300', 6_300],
  [' 6 300 ', 6_300],
  ['6.3K', 6_300],
  ['1.25m', 1_250_000],
  ['0', 0],
  ['', null],
  ['6.3', undefined],
  ['many', undefined],
  ['-5', undefined],
  ['9000000000', undefined],
])('reads %j as %j', (typed, count) => {
  expect(readCount(typed)).toBe(count);
});

it.each([
  [0, '0', '0'],
  [999, '999', '999'],
  [6_284, '6.3K', '6,284'],
  [61_200, '61.2K', '61,200'],
  [418_400, '418K', '418,400'],
  [999_499, '999K', '999,499'],
  [999_500, '1M', '999,500'],
  [1_240_000, '1.2M', '1,240,000'],
])('writes %i as %s and %s', (count, short, exact) => {
  expect([shortCount(count), exactCount(count)]).toEqual([short, exact]);
});
