import { expect, it } from 'vitest';
import { openSpots, spotsLeftLabel, unpaidSpots } from './spots.ts';

it('says how many spots are left of how many, and names the last one', () => {
  expect(spotsLeftLabel(5, 2)).toBe('2 of 5 spots left');
  expect(spotsLeftLabel(4, 4)).toBe('4 of 4 spots left');
  expect(spotsLeftLabel(5, 1)).toBe('Last spot');
  expect(spotsLeftLabel(1, 1)).toBe('Last spot');
});

it('never counts below none', () => {
  expect(spotsLeftLabel(3, 0)).toBe('No spots left');
  expect(spotsLeftLabel(3, -1)).toBe('No spots left');
});

it('counts as open what is paid in and not taken, and the rest as not paid in', () => {
  expect(openSpots({ funded_slots: 4, taken_slots: 3 })).toBe(1);
  expect(openSpots({ funded_slots: 4, taken_slots: 4 })).toBe(0);
  expect(unpaidSpots({ slots: 5, funded_slots: 4 })).toBe(1);
  expect(unpaidSpots({ slots: 5, funded_slots: 5 })).toBe(0);
});
