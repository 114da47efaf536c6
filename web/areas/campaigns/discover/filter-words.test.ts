import { expect, it } from 'vitest';
import type { PublicCampaign } from '#contract/campaigns/listing.ts';
import { NO_FILTERS } from './discover-view.ts';
import { activeFilters, foundWords, publishedWords, SORT_LABELS } from './filter-words.ts';

const options = {
  industries: [{ slug: 'bakery', name: 'Bakery', campaign_count: 3 }],
  neighborhoods: [
    { slug: 'greenpoint', neighborhood_name: 'Greenpoint', borough: 'Brooklyn' as const, campaign_count: 4 },
  ],
  payout_histogram: null,
};

it('[DISC-43] [DISC-44] [DISC-45] names the ways to sort', () => {
  expect(SORT_LABELS.map(({ label }) => label)).toEqual(['Newest First', 'Highest Payout', 'Deadline Soon']);
});

it('names each active filter and what is left without it', () => {
  const filters = {
    ...NO_FILTERS,
    q: 'bread',
    industry: 'bakery',
    neighborhoods: ['greenpoint', 'astoria'],
    min_payout_cents: 10000,
    max_payout_cents: 250000,
    content_types: ['tiktok', 'ugc'] as const,
    deadline: 'today' as const,
  };
  const active = activeFilters(filters, options);
  expect(active.map(({ label }) => label)).toEqual([
    '“bread”',
    'Bakery',
    'Greenpoint',
    'Astoria',
    '$100 to $2,500',
    'TikTok',
    'UGC',
    'Due Today',
  ]);
  expect(active.find(({ key }) => key === 'greenpoint')?.without).toEqual({ neighborhoods: ['astoria'] });
});

it('says the one end of the payout that is set', () => {
  const labels = (change: object) =>
    activeFilters({ ...NO_FILTERS, ...change }, undefined).map(({ label }) => label);
  expect(labels({ min_payout_cents: 10000 })).toEqual(['From $100']);
  expect(labels({ max_payout_cents: 10000 })).toEqual(['Up to $100']);
});

it('counts campaigns in words', () => {
  const found = (found_count: number, isFiltered: boolean) =>
    foundWords([{ campaigns: [], next_cursor: null, found_count }], isFiltered);
  expect(found(1, true)).toBe('1 campaign');
  expect(found(128, true)).toBe('128 campaigns');
  expect(found(500, true)).toBe('500+ campaigns');
});

it('says that there are more where the number is not known', () => {
  const page = { campaigns: new Array<PublicCampaign>(24), found_count: null };
  expect(foundWords([{ ...page, next_cursor: 'more' }], true)).toBe('24+ campaigns');
  expect(foundWords([{ ...page, next_cursor: null }], true)).toBe('24 campaigns');
});

it('counts what is in the list, and apart from it what was ever published [CALL-58]', () => {
  expect(foundWords([{ campaigns: [], next_cursor: null, found_count: 128 }], false)).toBe(
    '128 open campaigns',
  );
  expect(publishedWords(1141)).toBe('1,141 posted so far');
});

it('names unknown places like places, and cuts off a long search', () => {
  const filters = { ...NO_FILTERS, q: 'b'.repeat(100), neighborhoods: ['zzz-top'], industry: 'cheese-shop' };
  expect(activeFilters(filters, options).map(({ label }) => label)).toEqual([
    `“${'b'.repeat(40)}…”`,
    'Cheese Shop',
    'Zzz Top',
  ]);
});
