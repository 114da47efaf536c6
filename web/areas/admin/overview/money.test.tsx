import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { Overview } from '#contract/admin/overview.ts';
import { Money } from './money.tsx';

const trend = (days: number[], days_before: number[]) => ({
  days,
  days_before,
  total: days.reduce((sum, cents) => sum + cents, 0),
  total_before: days_before.reduce((sum, cents) => sum + cents, 0),
});

const overview = {
  first_day: '2026-11-24',
  last_day: '2026-11-26',
  money: [
    { name: 'paid_in', ...trend([0, 33_000, 1_250], [10_000, 0, 0]) },
    { name: 'released', ...trend([0, 0, 30_000], [0, 0, 0]) },
    { name: 'fees', ...trend([0, 0, 3_000], [0, 0, 0]) },
    { name: 'refunded', ...trend([0, 0, -500], [0, 0, 0]) },
  ],
} as unknown as Overview;

const html = renderToString(
  <Money overview={overview} held_cents={124_212_00} reserve_cents={-105_250} />,
).replaceAll('<!-- -->', '');
const rows = [...html.matchAll(/<tr[^>]*>(.*?)<\/tr>/g)].map(([, row = '']) =>
  [...row.matchAll(/<t[hd][^>]*>(.*?)<\/t[hd]>/g)].map(([, cell = '']) => cell),
);

it('shows each amount of the period, its change, and what is there now', () => {
  expect(html).toContain('Held now $124,212.00, reserve -$1,052.50');
  expect(html).toContain(
    'Paid in: $342.50 from Nov 24 to Nov 26, busiest day $330.00, $100.00 in the previous period.',
  );
  expect(html).toContain('242%');
});

it('draws no line below its chart, even for a day on which banks returned money', () => {
  const heights = [...html.matchAll(/[ML][\d.]+ (-?[\d.]+)/g)].map(([, height]) => Number(height));
  expect(Math.max(...heights)).toBeLessThanOrEqual(48);
});

it('repeats the charts as a table, latest day first', () => {
  expect(rows).toEqual([
    ['Day', 'Paid in', 'Released', 'Fees earned', 'Refunded'],
    ['Nov 26', '$12.50', '$300.00', '$30.00', '-$5.00'],
    ['Nov 25', '$330.00', '$0.00', '$0.00', '$0.00'],
    ['Nov 24', '$0.00', '$0.00', '$0.00', '$0.00'],
  ]);
});
