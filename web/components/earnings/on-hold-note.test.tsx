import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { EarningSums } from '#contract/money/earnings.ts';
import { OnHoldNote } from './on-hold-note.tsx';

const SUMS: EarningSums = {
  held: { amount_cents: 0, business_count: 0 },
  pending: { amount_cents: 0, next_at: null },
  available_cents: 20_000,
  on_hold_cents: 0,
  on_its_way: { amount_cents: 0, arrives_on: null, is_on_hold: false },
  paid_this_year: { amount_cents: 0, payout_count: 0 },
  earned_this_year_cents: 20_000,
  failed_payout: null,
};

it('says how much is on hold and why, and nothing where nothing is', () => {
  expect(renderToString(<OnHoldNote sums={SUMS} />)).toBe('');
  const html = renderToString(<OnHoldNote sums={{ ...SUMS, on_hold_cents: 18_750 }} />);
  expect(html.replaceAll('<!-- -->', '')).toContain('$187.50 is on hold.');
  expect(html).toContain('A bank reversed a payment for work you did.');
});
