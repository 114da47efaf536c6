import { expect, test } from 'vitest';
import { layOut } from './frontage.ts';

test.each(['left', 'right', 'center', 'none'] as const)(
  'with the door %s, openings stay apart and inside',
  (side) => {
    for (const width of [216, 300, 420]) {
      const front = layOut(width, 300, side);
      const spans = [...front.windows, ...(front.door ? [front.door] : [])].toSorted((a, b) => a.x - b.x);
      let edge = front.shopfront.x;
      for (const span of spans) {
        expect(span.width).toBeGreaterThan(20);
        expect(span.x).toBeGreaterThan(edge);
        edge = span.x + span.width;
      }
      expect(edge).toBeLessThan(front.shopfront.x + front.shopfront.width);
    }
  },
);
