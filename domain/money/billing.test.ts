import { expect, it } from 'vitest';
import { BILLING_KINDS, billingWords } from './billing.ts';
import { FUNDING_PURPOSES, REFUND_REASONS } from './funding-states.ts';

it('names every kind of payment and refund differently [OPEN-63]', () => {
  const words = [
    ...FUNDING_PURPOSES.map((purpose) => billingWords({ kind: 'paid_in', purpose, reason: null })),
    ...BILLING_KINDS.filter((kind) => kind.startsWith('refund')).flatMap((kind) =>
      REFUND_REASONS.map(({ reason }) => billingWords({ kind, purpose: 'first', reason })),
    ),
    ...BILLING_KINDS.filter((kind) => kind.startsWith('chargeback')).map((kind) =>
      billingWords({ kind, purpose: 'first', reason: null }),
    ),
  ];
  expect(words.slice(0, 4)).toEqual([
    'First payment',
    'More spots',
    'Counter-offer',
    'Refund: The campaign was canceled',
  ]);
  expect(new Set(words).size).toBe(words.length);
});
