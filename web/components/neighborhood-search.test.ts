import { expect, it } from 'vitest';
import { matchesNeighborhood } from './neighborhood-search.ts';

const BED_STUY = { neighborhood_name: 'Bedford-Stuyvesant', borough: 'Brooklyn' };
const HELLS_KITCHEN = { neighborhood_name: "Hell's Kitchen", borough: 'Manhattan' };

it.each(['bed', 'Bed-Stuy', 'stuy bed', 'bedford brook', '', '  ', 'BÉD'])(
  '"%s" finds Bedford-Stuyvesant',
  (typed) => {
    expect(matchesNeighborhood(BED_STUY, typed)).toBe(true);
  },
);

it('words that begin no word of it find nothing', () => {
  expect(matchesNeighborhood(BED_STUY, 'ford')).toBe(false);
  expect(matchesNeighborhood(BED_STUY, 'bed queens')).toBe(false);
});

it('an apostrophe is not needed', () => {
  expect(matchesNeighborhood(HELLS_KITCHEN, 'hells k')).toBe(true);
  expect(matchesNeighborhood(HELLS_KITCHEN, 'hell’s')).toBe(true);
});
