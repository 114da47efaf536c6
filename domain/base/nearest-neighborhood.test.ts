import { expect, it } from 'vitest';
import { metersBetween, nearestNeighborhood } from './nearest-neighborhood.ts';

const GREENPOINT = { latitude: 40.7304, longitude: -73.9515 };
const WILLIAMSBURG = { latitude: 40.711, longitude: -73.958 };

it('distances are those on the ground, to within a percent', () => {
  expect(metersBetween(GREENPOINT, WILLIAMSBURG) / 2_226).toBeCloseTo(1, 2);
  // A degree to the east is a quarter shorter than one to the north.
  const north = metersBetween(GREENPOINT, { ...GREENPOINT, latitude: 40.7404 });
  const east = metersBetween(GREENPOINT, { ...GREENPOINT, longitude: -73.9415 });
  expect(east / north).toBeCloseTo(0.758, 2);
});

it('the nearest is found; of none there is none', () => {
  expect(nearestNeighborhood({ latitude: 40.72, longitude: -73.955 }, [GREENPOINT, WILLIAMSBURG])).toBe(
    WILLIAMSBURG,
  );
  expect(nearestNeighborhood(GREENPOINT, [])).toBeNull();
});
