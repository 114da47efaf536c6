import { expect, it } from 'vitest';
import { axisPlaces } from './axis-places.ts';

const priced = (...amounts: number[]) =>
  amounts.map((amount_cents) => ({ id: String(amount_cents), amount_cents }));

it('stands prices in their order, with the posted one among them', () => {
  const { posted, places } = axisPlaces(35_000, priced(47_500, 39_000, 42_500));
  expect(places.map(({ amount_cents }) => amount_cents)).toEqual([39_000, 42_500, 47_500]);
  expect(posted).toBe(8);
  expect(places.at(-1)?.percent).toBe(92);
});

it('keeps equal prices apart and on the line', () => {
  const { places } = axisPlaces(35_000, priced(40_000, 40_000, 40_000, 40_000));
  const percents = places.map(({ percent }) => percent);
  for (const [index, percent] of percents.entries()) {
    expect(percent).toBeLessThanOrEqual(92);
    expect(percent).toBeGreaterThanOrEqual(8);
    if (index > 0) expect(percent - (percents[index - 1] ?? 0)).toBeGreaterThanOrEqual(9 - 1e-9);
  }
});

it('says how many it leaves out', () => {
  expect(axisPlaces(35_000, priced(...Array.from({ length: 12 }, (_, one) => 36_000 + one))).hidden).toBe(3);
});
