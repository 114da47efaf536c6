import { expect, it } from 'vitest';
import { milesBetween, milesWords } from './distance.ts';

const BUSHWICK = { latitude: 40.6944, longitude: -73.9213 };
const GREENPOINT = { latitude: 40.7304, longitude: -73.9515 };

it('measures as the crow flies, the same both ways', () => {
  expect(milesBetween(BUSHWICK, GREENPOINT)).toBeCloseTo(2.95, 1);
  expect(milesBetween(GREENPOINT, BUSHWICK)).toBe(milesBetween(BUSHWICK, GREENPOINT));
  expect(milesBetween(BUSHWICK, BUSHWICK)).toBe(0);
});

it('says no more than anybody needs', () => {
  expect(milesWords(2.14)).toBe('2.1 miles');
  expect(milesWords(1.02)).toBe('1 mile');
  expect(milesWords(14.6)).toBe('15 miles');
  expect(milesWords(0.04)).toBe('around the corner');
});
