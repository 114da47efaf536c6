import { expect, it } from 'vitest';
import type { PublicCampaign } from '#contract/campaigns/listing.ts';
import { PAYOUT_FILTER_MAX_CENTS, PAYOUT_FILTER_STEP_CENTS } from '#domain/campaigns/campaign-filters.ts';
import {
  asShown,
  campaignCountOptions,
  campaignListOptions,
  filterOptionsOptions,
} from './discover-options.ts';
import { NO_FILTERS } from './discover-view.ts';

const MINUTE_MS = 60_000;
const reach = { api: {}, auth: {} } as Parameters<typeof campaignListOptions>[0];

it('the list is fresh for two minutes [CONST-13]', () => {
  expect(campaignListOptions(reach, NO_FILTERS).staleTime).toBe(2 * MINUTE_MS);
});

it('what can be filtered by is fresh for ten [CONST-14]', () => {
  expect(filterOptionsOptions(reach).staleTime).toBe(10 * MINUTE_MS);
});

it('the count is fresh for five [CONST-15]', () => {
  expect(campaignCountOptions(reach).staleTime).toBe(5 * MINUTE_MS);
});

it('there is more as long as a page names where the next begins (decision: a full page without a cursor ends the list) [CONST-12]', () => {
  const { getNextPageParam } = campaignListOptions(reach, NO_FILTERS);
  const page = { campaigns: [], next_cursor: 'abc', found_count: 30 };
  expect(getNextPageParam(page, [page], '', [''])).toBe('abc');
  const last = { campaigns: [], next_cursor: null, found_count: null };
  expect(getNextPageParam(last, [last], '', [''])).toBeUndefined();
});

it('the payout slider goes to $5,000 in steps of $25 [VAL-17] [VAL-18]', () => {
  expect(PAYOUT_FILTER_MAX_CENTS).toBe(500_000);
  expect(PAYOUT_FILTER_STEP_CENTS).toBe(2_500);
});

it('a page of the server carries of a campaign what its row shows', () => {
  const description = 'We pull the first loaves at six. '.repeat(10);
  const campaign = { id: 'a', slug: 'rye-week', published_at: 'today', business_id: 'b', description };
  const page = { campaigns: [campaign as PublicCampaign], next_cursor: 'abc', found_count: 1 };
  const [shown] = asShown(page).campaigns;
  expect(Object.keys(shown ?? {})).toEqual(['id', 'description']);
  expect(shown?.description).toHaveLength(121);
  expect(asShown(page)).toMatchObject({ next_cursor: 'abc', found_count: 1 });
});
