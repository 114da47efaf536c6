import { describe, expect, it, test } from 'vitest';
import { awningStrip, RECEIPT_EDGE_PATH } from './marks.ts';

test('the receipt edge runs from corner to corner in forty teeth', () => {
  expect(RECEIPT_EDGE_PATH).toMatch(/^M0 0H400V1L395 8L390 1/);
  expect(RECEIPT_EDGE_PATH).toMatch(/L5 8L0 1z$/);
  expect(RECEIPT_EDGE_PATH.split(' 8')).toHaveLength(41);
});

describe('awningStrip', () => {
  it('covers the width in stripes of alternating cloth', () => {
    const strip = awningStrip(100);
    expect(strip.stripes.map((stripe) => stripe.cloth)).toEqual(['a', 'b', 'a']);
    expect(strip.viewBox).toBe('0 0 120 32.4');
  });

  it('takes its height from the drop and the scallops', () => {
    expect(awningStrip(100, { drop: 30, stripe: 20 }).height).toBeCloseTo(37.2);
  });
});
