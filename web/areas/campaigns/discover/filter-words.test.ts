import { expect, it } from 'vitest';
import { NO_FILTERS } from './discover-view.ts';
import { activeFilters, countWords, SORT_LABELS } from './filter-words.ts';

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
    'astoria',
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
  expect(countWords(1)).toBe('1 campaign');
  expect(countWords(1280)).toBe('1,280 campaigns');
});
