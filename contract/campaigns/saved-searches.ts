import { z } from 'zod';
import { done } from '#contract/platform/answers.ts';
import { endpoints } from '#contract/platform/endpoint.ts';
import { oneLine } from '#contract/platform/one-line.ts';
import { MOST_NEIGHBORHOODS_IN_FILTER, SAVED_SEARCHES_MAX } from '#domain/campaigns/campaign-filters.ts';
import { CONTENT_TYPES } from '#domain/campaigns/deliverables.ts';
import { campaignFilters } from './listing.ts';

const searchName = oneLine().min(1, 'Enter a name').max(80);

const keptFilters = z.object({
  industry: z.string().optional(),
  neighborhoods: z.array(z.string()).max(MOST_NEIGHBORHOODS_IN_FILTER),
  min_payout_cents: z.number().int().optional(),
  max_payout_cents: z.number().int().optional(),
  content_types: z.array(z.enum(CONTENT_TYPES)),
  deadline_filter: campaignFilters.shape.deadline_filter.unwrap(),
  sort_by: campaignFilters.shape.sort_by.unwrap(),
  q: z.string().optional(),
});

/** The list filters saved under a name. With the daily email on, new matches go out every morning. */
export const savedSearch = z
  .object({
    id: z.string(),
    search_name: z.string(),
    filters: keptFilters,
    has_daily_mail: z.boolean(),
    created_at: z.string(),
  })
  .meta({ id: 'SavedSearch' });
export type SavedSearch = z.infer<typeof savedSearch>;

const savedSearches = z
  .object({ saved_searches: z.array(savedSearch).max(SAVED_SEARCHES_MAX) })
  .meta({ id: 'SavedSearches' });

export const newSavedSearch = z
  .object({ search_name: searchName, filters: campaignFilters, has_daily_mail: z.boolean().default(true) })
  .meta({ id: 'NewSavedSearch' });
export type NewSavedSearch = z.output<typeof newSavedSearch>;

/** Fields that are left out stay as they are. */
export const savedSearchChange = z
  .object({
    search_name: searchName.optional(),
    filters: campaignFilters.optional(),
    has_daily_mail: z.boolean().optional(),
  })
  .meta({ id: 'SavedSearchChange' });
export type SavedSearchChange = z.output<typeof savedSearchChange>;

const savedSearchParams = z.object({ id: z.uuid() });

const savedSearchToken = z.object({ token: z.string().min(20).max(100) });

/** The saved search behind a link in a mail. */
export const savedSearchStatus = z
  .object({ search_name: z.string(), has_daily_mail: z.boolean() })
  .meta({ id: 'SavedSearchStatus' });
export type SavedSearchStatus = z.infer<typeof savedSearchStatus>;

export const savedSearchEndpoints = endpoints({
  listSavedSearches: {
    method: 'GET',
    url: '/api/saved-searches',
    access: 'creator',
    is_viewable: true,
    summary: 'List my saved searches',
    response: savedSearches,
  },
  saveSearch: {
    method: 'POST',
    url: '/api/saved-searches',
    access: 'creator',
    summary: "Save the campaign list's filters as a search",
    body: newSavedSearch,
    response: savedSearch,
    status: 201,
  },
  changeSavedSearch: {
    method: 'PATCH',
    url: '/api/saved-searches/:id',
    access: 'creator',
    summary: 'Update a saved search or its daily email',
    params: savedSearchParams,
    body: savedSearchChange,
    response: savedSearch,
  },
  deleteSavedSearch: {
    method: 'DELETE',
    url: '/api/saved-searches/:id',
    access: 'creator',
    summary: 'Delete a saved search',
    params: savedSearchParams,
    response: done,
  },
  getSavedSearchStatus: {
    method: 'GET',
    url: '/api/saved-search-status',
    access: 'everyone',
    summary: "Check a saved search email's link without using it up",
    query: savedSearchToken,
    response: savedSearchStatus,
  },
  unsubscribeSavedSearch: {
    method: 'POST',
    url: '/api/saved-search-unsubscribes',
    access: 'everyone',
    summary: "Stop a saved search's daily email without signing in",
    body: savedSearchToken,
    response: savedSearchStatus,
  },
});
