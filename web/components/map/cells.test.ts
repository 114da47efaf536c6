import { expect, it } from 'vitest';
import { cellsAround } from './cells.ts';

const SITES = Array.from({ length: 60 }, (_, place) => ({
  x: (place * 7919) % 1_000,
  y: (place * 104_729) % 1_000,
}));

it('every corner of a cell is as near to its own site as to any other', () => {
  for (const [own, cell] of cellsAround(SITES).entries()) {
    const site = SITES[own] ?? { x: 0, y: 0 };
    for (const corner of cell) {
      const distance = (other: { x: number; y: number }) =>
        Math.hypot(corner.x - other.x, corner.y - other.y);
      const nearest = Math.min(...SITES.map(distance));
      expect(distance(site) - nearest).toBeLessThan(1e-6);
    }
  }
});

it('neighbors name each other along the line they share', () => {
  const cells = cellsAround(SITES);
  for (const [own, cell] of cells.entries()) {
    for (const { beyond } of cell) {
      if (beyond !== null) expect(cells[beyond]?.some((corner) => corner.beyond === own)).toBe(true);
    }
  }
});

it('a site alone has the world to itself', () => {
  expect(cellsAround([{ x: 5, y: 5 }])[0]).toHaveLength(4);
  expect(cellsAround([])).toEqual([]);
});
