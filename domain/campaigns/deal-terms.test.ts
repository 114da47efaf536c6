import { expect, it } from 'vitest';
import { canonicalTerms, type DealTerms, dealLines, dealTotal, shortDigest } from './deal-terms.ts';

const TERMS: DealTerms = {
  description: 'Bread.',
  requirements_do: ['The cut, up close'],
  requirements_dont: [],
  disclosure: '#ad',
  content_due_days: 10,
  deliverables: [{ kind: 'instagram_reel', quantity: 1, note: '', share_cents: 30_000 }],
  rights_channels: ['website', 'instagram'],
  rights_paid_ads: false,
  rights_months: 6,
  payout_cents: 30_000,
  business_fee_cents: 3_000,
  creator_fee_cents: 1_500,
};

it('writes equal terms as equal text, and other terms as another', () => {
  const same = { ...TERMS, rights_channels: ['instagram', 'website'] as const };
  expect(canonicalTerms(same)).toBe(canonicalTerms(TERMS));
  for (const change of [{ payout_cents: 30_001 }, { description: 'Rye.' }, { rights_months: 7 }]) {
    expect(canonicalTerms({ ...TERMS, ...change })).not.toBe(canonicalTerms(TERMS));
  }
});

it('lists each deliverable, the rights, both fees, and what each side pays and receives', () => {
  const lines = [...dealLines(TERMS, 'Crumb & Co'), dealTotal(TERMS)];
  expect(lines.map(({ label, amount }) => `${label}: ${amount}`)).toEqual([
    '1 Instagram Reel: $300.00',
    'Reposting rights: Included',
    'Paid ad rights: Not included',
    'Business fee, on top: $30.00',
    'Business pays: $330.00',
    'Creator fee, from the payout: $15.00',
    'Creator receives: $285.00',
  ]);
});

it('reads out a digest in groups of four', () => {
  expect(shortDigest('3f9a12c077b10e4d99')).toBe('3F9A 12C0 77B1 0E4D');
});
