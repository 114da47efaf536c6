import { expect, it } from 'vitest';
import type { Neighborhood } from '#contract/base/neighborhoods.ts';
import { placeLabels } from './labels.ts';
import { project } from './projection.ts';

function neighborhood(slug: string, latitude: number, longitude: number): Neighborhood {
  return { id: slug, neighborhood_name: slug, slug, borough: 'Brooklyn', latitude, longitude };
}

/** A grid of twenty by twenty places, half a kilometer apart. */
const CROWD = Array.from({ length: 400 }, (_, place) =>
  neighborhood(`Place ${place}`, 40.6 + Math.floor(place / 20) * 0.005, -74 + (place % 20) * 0.006),
);
const NO_PINS = { pins: [], marked: [] };

it.each([0.05, 0.16, 0.3, 0.58, 1, 1.6])('no two names run into each other at scale %d', (scale) => {
  const labels = placeLabels({ neighborhoods: CROWD, ...NO_PINS, scale });
  const boxes = labels.map(({ text, place }) => ({
    x: place.x * scale,
    y: place.y * scale,
    half: text.length * 3.5,
  }));
  const collisions = boxes.flatMap((one, index) =>
    boxes
      .slice(index + 1)
      .filter((other) => Math.abs(one.y - other.y) < 16 && Math.abs(one.x - other.x) < one.half + other.half),
  );
  expect(collisions).toEqual([]);
});

it('far away only the boroughs have names, and the nearer one comes the more there are', () => {
  const count = (scale: number) => placeLabels({ neighborhoods: CROWD, ...NO_PINS, scale }).length;
  expect(placeLabels({ neighborhoods: CROWD, ...NO_PINS, scale: 0.06 }).map(({ tone }) => tone)).toEqual(
    Array(5).fill('borough'),
  );
  expect(count(0.3)).toBeGreaterThan(count(0.06));
  expect(count(1.2)).toBeGreaterThan(count(0.3));
});

it('a marked name stands whatever is in its way, under the pin that stands in it', () => {
  const [first] = CROWD;
  if (!first) throw new Error('no neighborhoods');
  const place = project({ latitude: first.latitude + 0.001, longitude: first.longitude });
  const labels = placeLabels({
    neighborhoods: CROWD,
    marked: [first.slug],
    pins: [{ place, hasFace: true }],
    scale: 0.58,
  });
  expect(labels[0]).toMatchObject({ key: first.slug, tone: 'marked', place });
  expect(labels[0]?.drop).toBeGreaterThan(0);
});

it('where a namesake is, the map shows', () => {
  const [label] = placeLabels({
    neighborhoods: [neighborhood('Chelsea (Staten Island)', 40.5965, -74.1892)],
    marked: ['Chelsea (Staten Island)'],
    pins: [],
    scale: 1,
  });
  expect(label?.text).toBe('Chelsea');
});
