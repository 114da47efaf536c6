import { expect, it } from 'vitest';
import { readable } from './readable.ts';

it.each([
  ['pending_review', 'Pending review'],
  ['check-ledger-nightly', 'Check ledger nightly'],
  ['stripe', 'Stripe'],
  ['', ''],
])('shows %s as "%s"', (value, words) => {
  expect(readable(value)).toBe(words);
});
