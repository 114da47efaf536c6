import { expect, it } from 'vitest';
import type { FundingProgress } from '#contract/money/fundings.ts';
import { lookAgainAfter, paymentWords } from './payment-words.ts';

const CREATED = {
  status: 'created',
  total_cents: 2_750,
  is_processing: false,
  failure: null,
  was_not_needed: false,
} as FundingProgress;

const wordsOf = (change: Partial<FundingProgress>, hasLeft = false) =>
  paymentWords({ ...CREATED, ...change }, { hasLeft })?.text;

it.each<[string, Partial<FundingProgress>, boolean, string]>([
  ['is on its way', {}, false, 'Waiting for your $27.50.'],
  ['was not made', {}, true, 'You left before paying. You weren’t charged'],
  ['is with the bank', { is_processing: true }, false, 'Your bank is sending $27.50.'],
  ['arrived', { status: 'paid' }, false, 'Your payment of $27.50 arrived.'],
  ['came too late', { status: 'paid', was_not_needed: true }, false, 'We’re refunding $27.50'],
  [
    'was declined',
    { status: 'failed', failure: 'The card was declined.' },
    false,
    'The card was declined. You weren’t charged',
  ],
  ['was declined without a word', { status: 'failed' }, true, 'The bank didn’t give a reason.'],
  ['took too long', { status: 'expired' }, false, 'That payment page expired.'],
])('says that a payment for a quote %s', (_, change, hasLeft, words) => {
  expect(wordsOf(change, hasLeft)).toContain(words);
});

it('offers the payment page again to someone who left it, and says nothing before it knows', () => {
  expect(paymentWords(CREATED, { hasLeft: true })?.canGoBack).toBe(true);
  expect(paymentWords(undefined, { hasLeft: false })).toBeNull();
});

it('looks again until the payment has an end', () => {
  const ends = (['paid', 'failed', 'canceled', 'expired'] as const).map((status) =>
    lookAgainAfter({ ...CREATED, status }),
  );
  expect(ends).toEqual([false, false, false, false]);
  expect([lookAgainAfter(undefined), lookAgainAfter(CREATED)]).toEqual([1_500, 1_500]);
});
