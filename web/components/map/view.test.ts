import { expect, it } from 'vitest';
import { project, unproject } from './projection.ts';
import { fitView, isSeen, offsetOf, panView, placeAt, zoomView } from './view.ts';

const SIZE = { width: 900, height: 700 };
const GREENPOINT = { latitude: 40.7304, longitude: -73.9515 };
const JACKSON_HEIGHTS = { latitude: 40.754, longitude: -73.8835 };
const BED_STUY = { latitude: 40.6872, longitude: -73.9418 };
const SHOPS = [GREENPOINT, JACKSON_HEIGHTS, BED_STUY].map(project);

it('a point comes back from the plane as it went', () => {
  for (const point of [
    GREENPOINT,
    { latitude: 40.4961, longitude: -74.2554 },
    { latitude: 40.9155, longitude: -73.7 },
  ]) {
    const back = unproject(project(point));
    expect(back.latitude).toBeCloseTo(point.latitude, 5);
    expect(back.longitude).toBeCloseTo(point.longitude, 5);
  }
});

it('angles stay what they are: a hundred meters north and east are as long on the plane', () => {
  const here = project(GREENPOINT);
  const north = project({ ...GREENPOINT, latitude: GREENPOINT.latitude + 0.001 });
  const east = project({ ...GREENPOINT, longitude: GREENPOINT.longitude + 0.001 / 0.7578 });
  expect((here.y - north.y) / (east.x - here.x)).toBeCloseTo(1, 2);
});

it('all pins are seen at first, with room for their faces; a single one among its neighbors', () => {
  const view = fitView(SHOPS, SIZE);
  for (const shop of SHOPS) expect(offsetOf(view, shop).y).toBeGreaterThan(-SIZE.height / 2 + 80);
  expect(SHOPS.every((shop) => isSeen(view, shop, SIZE))).toBe(true);
  const alone = fitView(SHOPS.slice(0, 1), SIZE);
  expect(alone.scale).toBeLessThan(0.4);
  expect(isSeen(alone, project({ latitude: 40.711, longitude: -73.958 }), SIZE)).toBe(true);
});

it('the whole city is seen where there are no pins, on a phone too', () => {
  for (const size of [SIZE, { width: 390, height: 330 }]) {
    const view = fitView([], size);
    const corner = offsetOf(view, project({ latitude: 40.92, longitude: -73.68 }));
    expect(Math.abs(corner.x)).toBeLessThanOrEqual(size.width / 2 + 0.5);
    expect(Math.abs(corner.y)).toBeLessThanOrEqual(size.height / 2 + 0.5);
  }
});

it('zooming leaves the place under the pointer where it is', () => {
  const view = fitView(SHOPS, SIZE);
  const anchor = { x: 120, y: -80 };
  const under = placeAt(view, anchor);
  const closer = zoomView(view, 1.6, anchor, SIZE);
  expect(offsetOf(closer, under).x).toBeCloseTo(anchor.x, 6);
  expect(offsetOf(closer, under).y).toBeCloseTo(anchor.y, 6);
});

it('neither zooming nor panning gets lost', () => {
  let view = fitView(SHOPS, SIZE);
  for (let turn = 0; turn < 40; turn += 1) view = zoomView(view, 0.5, { x: 0, y: 0 }, SIZE);
  expect(view.scale).toBeGreaterThan(0.03);
  for (let turn = 0; turn < 40; turn += 1) view = zoomView(view, 2, { x: 0, y: 0 }, SIZE);
  expect(view.scale).toBeLessThanOrEqual(1.6);
  for (let turn = 0; turn < 400; turn += 1) view = panView(view, 500, 500);
  expect(unproject(view.center).longitude).toBeGreaterThanOrEqual(-74.271);
});
