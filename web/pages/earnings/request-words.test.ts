import { expect, it } from 'vitest';
import { leavesWords, payoutLines, readAmount } from './request-words.ts';

const limits = { least_cents: 1_000, most_cents: 38_750 };

it.each([
  ['$387.50', 38_750, null],
  ['1,0.5', 1_050, null],
  [' 12 ', 1_200, null],
  ['9.99', 999, 'The lowest payout is $10.00'],
  ['387.51', 38_751, '$387.50 is available'],
  ['', null, 'Type an amount, as in $120.50'],
  ['1e3', null, 'Type an amount, as in $120.50'],
  ['-20', null, 'Type an amount, as in $120.50'],
  ['10.005', null, 'Type an amount, as in $120.50'],
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

it('says when it leaves, and until when it can be called back', () => {
  const next = { leaves_at: '2026-06-11T22:00:00.000Z', arrives_on: '2026-06-16' };
  const words = (now: string) =>
    leavesWords({ ...next, number: 18, ...limits, parts: [] }, 'Chase, ending 6021', new Date(now));
  expect(words('2026-06-11T16:00:00Z')).toBe(
    'It leaves today and is at Chase, ending 6021, by Tue, Jun 16. It cannot be called back after 6 p.m.',
  );
  expect(words('2026-06-10T23:00:00Z')).toMatch(/^It leaves tomorrow .* after 6 p\.m\. tomorrow\.$/);
});
