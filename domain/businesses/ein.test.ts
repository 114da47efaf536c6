import { expect, it } from 'vitest';
import { readEin } from './ein.ts';

it.each([
  ['12-3456789', '12-3456789'],
  [' 123456789 ', '12-3456789'],
])('reads %j as an EIN', (typed, ein) => {
  expect(readEin(typed)).toBe(ein);
});

it.each(['123-45-6789', '12-345678', '1234567890', '12-34S6789', ''])('refuses %j', (typed) => {
  expect(readEin(typed)).toBeNull();
});
