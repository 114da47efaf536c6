import { expect, it } from 'vitest';
import type { SocialAccount } from '#contract/creators/social-accounts.ts';
import { listNumbers } from './number-rows.ts';

const ACCOUNT: SocialAccount = {
  id: 'a1',
  platform: 'tiktok',
  handle: 'julesbakes',
  status: 'connected',
  followers: 61_200,
  avg_views: null,
  claimed_followers: 70_000,
  claimed_avg_views: 25_000,
  is_private: false,
  numbers_source: 'tiktok',
  numbers_read_at: '2026-06-10T12:00:00Z',
  failing_since: null,
  connected_at: null,
};

it('shows what was read over what was said, and says whose word each is', () => {
  expect(listNumbers([ACCOUNT])).toMatchObject([
    { label: 'Followers', value: 61_200, source: 'tiktok', read_at: '2026-06-10T12:00:00Z' },
    { label: 'Avg. views', value: 25_000, source: null, read_at: null },
  ]);
});

it('has no row for a number nobody knows', () => {
  expect(
    listNumbers([{ ...ACCOUNT, followers: null, claimed_followers: null, claimed_avg_views: null }]),
  ).toEqual([]);
});
