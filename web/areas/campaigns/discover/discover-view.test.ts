import { expect, it } from 'vitest';
import { isFiltered, NO_FILTERS, readFilters, toQuery, writeFilters } from './discover-view.ts';

it('an address without filters narrows nothing', () => {
  expect(readFilters({}, true)).toEqual(NO_FILTERS);
  expect(writeFilters(NO_FILTERS)).toEqual({});
  expect(isFiltered(NO_FILTERS)).toBe(false);
});

it('[DISC-43] sorting narrows nothing', () => {
  expect(isFiltered({ ...NO_FILTERS, sort: 'deadline_soon' })).toBe(false);
});

it.each([
  ['instagram', '[DISC-50]'],
  ['tiktok', '[DISC-51]'],
  ['youtube', '[DISC-52]'],
  ['ugc', '[DISC-53]'],
])('the content type %s is what the API is asked for %s', (type) => {
  expect(toQuery(readFilters({ content_types: type }, true))).toMatchObject({ content_types: [type] });
});

it('filters come back from the address they are written to', () => {
  const filters = {
    q: 'bread',
    industry: 'bakery',
    neighborhoods: ['greenpoint', 'astoria'],
    min_payout_cents: 10000,
    max_payout_cents: 250000,
    content_types: ['instagram', 'ugc'] as const,
    deadline: 'this_week',
    sort: 'highest_payout',
  } as const;
  expect(readFilters(writeFilters(filters), true)).toEqual(filters);
  expect(isFiltered(filters)).toBe(true);
});

it('what an address holds that means nothing is left out', () => {
  const view = {
    industry: '<script>',
    neighborhoods: 'green point,,astoria,astoria',
    min_payout: '-3',
    max_payout: '999999',
    content_types: 'radio,tiktok',
    deadline: 'yesterday',
    sort: 'cheapest',
  };
  expect(readFilters(view, true)).toEqual({
    ...NO_FILTERS,
    neighborhoods: ['astoria'],
    content_types: ['tiktok'],
  });
});

it('a range written the wrong way round is turned', () => {
  const { min_payout_cents, max_payout_cents } = readFilters({ min_payout: '500', max_payout: '100' }, true);
  expect([min_payout_cents, max_payout_cents]).toEqual([10000, 50000]);
});

it('[PERM-16] payouts neither filter nor sort the list of anybody but creators', () => {
  expect(readFilters({ min_payout: '100', sort: 'highest_payout' }, false)).toEqual(NO_FILTERS);
});

it('[CALL-44] [CALL-45] [CALL-46] [CALL-47] [CALL-48] [CALL-49] [CALL-50] asks the API for what was chosen (decision: names without p_)', () => {
  expect(toQuery(NO_FILTERS)).toEqual({ sort_by: 'newest', deadline_filter: 'all' });
  expect(
    toQuery({
      ...NO_FILTERS,
      industry: 'bakery',
      neighborhoods: ['astoria'],
      min_payout_cents: 10000,
      max_payout_cents: 20000,
      content_types: ['tiktok'],
      deadline: 'today',
    }),
  ).toEqual({
    sort_by: 'newest',
    industry: 'bakery',
    neighborhoods: ['astoria'],
    min_payout_cents: 10000,
    max_payout_cents: 20000,
    content_types: ['tiktok'],
    deadline_filter: 'today',
  });
});
