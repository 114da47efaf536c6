import { expect, it } from 'vitest';
import { formatCents, formatPayout, formatPrice } from './money.ts';

it('shows receipts to the cent', () => {
  expect(formatCents(35_000)).toBe('$350.00');
  expect(formatCents(123_456_789)).toBe('$1,234,567.89');
});

it('shows no sign before nothing', () => {
  expect([formatCents(-0), formatPrice(-0), formatPayout(-0)]).toEqual(['$0.00', '$0', '$0']);
  expect(formatCents(-1_250)).toBe('-$12.50');
});

it('shows payouts in whole dollars [DISC-23]', () => {
  expect(formatPayout(15_000)).toBe('$150');
});

it('never shows more in a list than is paid', () => {
  expect(formatPayout(27_273)).toBe('$272');
});

it('shows an amount somebody agrees to exactly, without empty cents', () => {
  expect(formatPrice(27_273)).toBe('$272.73');
  expect(formatPrice(35_000)).toBe('$350');
  expect(formatPrice(null)).toBe('N/A');
});

it('shows "N/A" for a missing payout [DISC-24]', () => {
  expect(formatPayout(null)).toBe('N/A');
});
