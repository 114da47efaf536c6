import { expect, it } from 'vitest';
import { readPrice } from './read-price.ts';

it.each([
  ['385', 38_500],
  ['$385.00', 38_500],
  ['$1,385.5', 138_550],
  [' 5 ', 500],
  ['', null],
  ['-5', null],
  ['1,38', null],
  ['38.555', null],
  ['a lot', null],
])('reads %j as %j cents', (typed, cents) => {
  expect(readPrice(typed)).toBe(cents);
});
