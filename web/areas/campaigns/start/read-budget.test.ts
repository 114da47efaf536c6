import { expect, it } from 'vitest';
import { readBudget } from './read-budget.ts';

it.each([
  ['', '3', 'total_cents', 'Enter your budget, such as 900'],
  ['nine hundred', '3', 'total_cents', 'Enter dollars, such as 900'],
  ['-5', '3', 'total_cents', 'Enter dollars, such as 900'],
  ['900', '', 'creator_count', 'Enter a number from 1 to 50'],
  ['900', 'x', 'creator_count', 'Enter a number from 1 to 50'],
  ['900', '2.5', 'creator_count', 'Enter a number from 1 to 50'],
  ['900', '0', 'creator_count', 'Choose at least one creator.'],
  ['900', '51', 'creator_count', 'A campaign can have up to 50 creators.'],
  ['0', '1', 'total_cents', 'The smallest budget is $5.50: one creator at $5.00, plus our fee.'],
])('“%s” for “%s” creators says what to enter', (total, creators, field, message) => {
  expect(readBudget({ total, creators }, 10)).toEqual({ fits: false, field, message });
});

it.each(['900', '$900', '900.00', ' 900 '])('“%s” for 3 creators is $272.73 each', (total) => {
  expect(readBudget({ total, creators: '3' }, 10)).toMatchObject({
    fits: true,
    receipt: { payout_cents: 27_273 },
  });
});
