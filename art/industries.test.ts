import { expect, test } from 'vitest';
import { INDUSTRIES, industryOf } from './industries.ts';

test('there are sixteen interiors, and each is found by its own name', () => {
  expect(INDUSTRIES).toHaveLength(16);
  for (const industry of INDUSTRIES) expect(industryOf(industry)).toBe(industry);
});

test.each([
  ['Bakery', 'bakery'],
  ['Barbershop', 'barber'],
  ['Bookshop', 'books'],
  ['Coffee shop', 'coffee'],
  ['Café', 'coffee'],
  ['Nail salon', 'salon'],
  ['Wine bar', 'wine'],
  ['Submarine repair', 'deli'],
  ['constructor', 'deli'],
  ['', 'deli'],
  [null, 'deli'],
])('%j is drawn as %s', (name, industry) => {
  expect(industryOf(name)).toBe(industry);
});
