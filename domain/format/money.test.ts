import { expect, it } from 'vitest';
import { formatCents, formatPayout } from './money.ts';

it('shows receipts to the cent', () => {
  expect(formatCents(35_000)).toBe('$350.00');
  expect(formatCents(123_456_789)).toBe('$1,234,567.89');
});

it('shows payouts in whole dollars [DISC-23]', () => {
  expect(formatPayout(15_000)).toBe('$150');
});

it('shows "N/A" for a missing payout [DISC-24]', () => {
  expect(formatPayout(null)).toBe('N/A');
});
