import { expect, it } from 'vitest';
import type { Borough } from '#domain/base/city.ts';
import { NEIGHBORHOODS } from '#server/seed/neighborhoods/neighborhoods.ts';
import { ZIP_NEIGHBORHOODS } from './zip-neighborhoods.ts';

/** ZIP prefixes of the boroughs. */
const BOROUGH_OF_PREFIX: Record<string, Borough> = {
  100: 'Manhattan',
  101: 'Manhattan',
  102: 'Manhattan',
  103: 'Staten Island',
  104: 'Bronx',
  110: 'Queens',
  111: 'Queens',
  112: 'Brooklyn',
  113: 'Queens',
  114: 'Queens',
  116: 'Queens',
};

it('every ZIP leads to a neighborhood in the borough of its first three digits', () => {
  const boroughs = new Map(NEIGHBORHOODS.map(({ slug, borough }) => [slug, borough]));
  const wrong = Object.entries(ZIP_NEIGHBORHOODS).filter(
    ([zip, slug]) => boroughs.get(slug) !== BOROUGH_OF_PREFIX[zip.slice(0, 3)],
  );
  expect(wrong).toEqual([]);
  expect(Object.keys(ZIP_NEIGHBORHOODS).length).toBeGreaterThan(170);
});
