import { z } from 'zod';
import { MOST_NEIGHBORHOODS_IN_FILTER, SAVED_SEARCHES_MAX } from '#domain/campaign-filters.ts';
import { CONTENT_TYPES } from '#domain/deliverables.ts';
import { campaignFilters } from './campaigns.ts';

const searchName = z.string().trim().min(1, 'Give it a name').max(80);

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

/** The filters of the list under a name. With the daily mail, what is new to them is told each morning. */
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

export const savedSearches = z
  .object({ saved_searches: z.array(savedSearch).max(SAVED_SEARCHES_MAX) })
  .meta({ id: 'SavedSearches' });

export const newSavedSearch = z
  .object({ search_name: searchName, filters: campaignFilters, has_daily_mail: z.boolean().default(true) })
  .meta({ id: 'NewSavedSearch' });
export type NewSavedSearch = z.output<typeof newSavedSearch>;

/** What is left out stays. */
export const savedSearchChange = z
  .object({
    search_name: searchName.optional(),
    filters: campaignFilters.optional(),
    has_daily_mail: z.boolean().optional(),
  })
  .meta({ id: 'SavedSearchChange' });
export type SavedSearchChange = z.output<typeof savedSearchChange>;

export const savedSearchParams = z.object({ id: z.uuid() });

export const savedSearchToken = z.object({ token: z.string().min(20).max(100) });

/** What the link in a mail about a saved search stands for. */
export const savedSearchStanding = z
  .object({ search_name: z.string(), has_daily_mail: z.boolean() })
  .meta({ id: 'SavedSearchStanding' });
export type SavedSearchStanding = z.infer<typeof savedSearchStanding>;
