import { expect, it } from 'vitest';
import { leavesWords, payoutLines, readAmount, requestedWords } from './request-words.ts';

const limits = { least_cents: 1_000, most_cents: 38_750 };

it.each([
  ['$387.50', 38_750, null],
  ['1,0.5', 1_050, null],
  [' 12 ', 1_200, null],
  ['9.99', 999, 'The minimum payout is $10.00'],
  ['387.51', 38_751, 'Only $387.50 is available'],
  ['', null, 'Enter an amount, like $120.50'],
  ['1e3', null, 'Enter an amount, like $120.50'],
  ['-20', null, 'Enter an amount, like $120.50'],
  ['10.005', null, 'Enter an amount, like $120.50'],
])('reads %j as %s cents', (typed, cents, error) => {
  expect(readAmount(typed, limits)).toEqual({ cents, error });
});

it('takes the oldest first, one line for a campaign, and sums up what is too much for a receipt', () => {
  const part = (campaign_title: string, amount_cents: number) => ({ campaign_title, amount_cents });
  expect(payoutLines([part('One', 20_000), part('Two', 18_750), part('One', 500)], 38_000)).toEqual([
    { label: 'One', amount: '$200.00' },
    { label: 'Two', amount: '$180.00' },
  ]);
  const many = Array.from({ length: 9 }, (_, nth) => part(`No. ${nth}`, 1_000));
  const lines = payoutLines(many, 9_000);
  expect(lines).toHaveLength(6);
  expect(lines.at(-1)).toEqual({ label: '4 more', amount: '$40.00' });
});

const next = { arrives_on: '2026-06-16', number: 18, ...limits, parts: [] };
const settled = { is_stopped: false, payouts_from: null };
const at = '2026-06-11T22:00:00.000Z';
const wordsAt = (
  leaves_at: string,
  now: string,
  payee: Parameters<typeof leavesWords>[1]['payee'] = settled,
) => leavesWords({ ...next, leaves_at }, { bank: 'Chase, ending 6021', payee }, new Date(now));

it('says when it leaves, and until when it can be canceled', () => {
  expect(wordsAt(at, '2026-06-11T16:00:00Z')).toBe(
    'It leaves today and arrives at Chase, ending 6021 by Tue, Jun 16. You can’t cancel it after 6\u00a0p.m.',
  );
  expect(wordsAt(at, '2026-06-10T23:00:00Z')).toMatch(/^It leaves tomorrow .* after 6\sp\.m\. tomorrow\.$/);
});

it('promises no day that a new bank or a stopped account does not keep', () => {
  const isNew = { is_stopped: false, payouts_from: '2026-06-11T15:00:00.000Z' };
  expect(wordsAt(at, '2026-06-08T15:00:00Z', isNew)).toBe(
    'Your bank is new, so it leaves Thu, Jun 11 and arrives at Chase, ending 6021 by Tue, Jun 16. You can’t cancel it after 6\u00a0p.m. that day.',
  );
  const stopped = { ...isNew, is_stopped: true };
  expect(wordsAt(at, '2026-06-08T15:00:00Z', stopped)).not.toMatch(/Jun|today|tomorrow/);
  expect(requestedWords(1_000, { ...next, leaves_at: at }, isNew)).toBe(
    '$10.00 leaves Thu, Jun 11, 6\u00a0p.m.',
  );
  expect(requestedWords(1_000, { ...next, leaves_at: at }, stopped)).toBe(
    'Payout requested. It’s on hold for now.',
  );
});
