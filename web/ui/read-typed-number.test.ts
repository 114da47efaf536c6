import { expect, it } from 'vitest';
import { readTypedNumber } from './read-typed-number.ts';

it.each([
  ['$1,250', 1250],
  [' 90.50 ', 90.5],
  ['9000', 5000],
  ['-5', 0],
  ['− 5', 0],
  ['', null],
  ['five', null],
  ['1.2.3', null],
])('reads %j as %j between 0 and 5,000', (typed, number) => {
  expect(readTypedNumber(typed, 0, 5000)).toBe(number);
});
