import { z } from 'zod';
import { done } from '#contract/platform/answers.ts';
import { endpoints } from '#contract/platform/endpoint.ts';
import { cursor, searchText } from '#contract/platform/lists.ts';
import { BOROUGHS, NEW_YORK_CITY_ID } from '#domain/base/city.ts';
import {
  BOOKMARK_KINDS,
  CAMPAIGN_PAGE_SIZE,
  CAMPAIGN_SORTS,
  type CampaignSort,
  DEADLINE_FILTERS,
  type DeadlineFilter,
  MOST_CAMPAIGNS_COUNTED,
  MOST_NEIGHBORHOODS_IN_FILTER,
  PAYOUT_FILTER_MAX_CENTS,
} from '#domain/campaigns/campaign-filters.ts';
import { CONTENT_TYPES, DELIVERABLE_KINDS } from '#domain/campaigns/deliverables.ts';
import { APPLICATION_STATUSES } from '#domain/hiring/application-states.ts';

const SORTS = CAMPAIGN_SORTS.map(({ sort }) => sort) as [CampaignSort, ...CampaignSort[]];
const DEADLINES = DEADLINE_FILTERS.map(({ filter }) => filter) as [DeadlineFilter, ...DeadlineFilter[]];

const slug = z.string().regex(/^[a-z0-9-]{1,80}$/);
const cents = z.coerce.number<number>().int().min(0).max(PAYOUT_FILTER_MAX_CENTS).optional();

/** A list in a query string: a parameter named once is a text, named twice a list. */
function several<Entry extends z.ZodType<string>>(entry: Entry, most: number) {
  return z
    .union([entry, z.array(entry).max(most)])
    .optional()
    .transform((given) => [...new Set(given === undefined ? [] : [given].flat())] as z.output<Entry>[]);
}

/** Industry and neighborhoods by slug. Filters that are left out don't narrow the list. */
export const campaignFilters = z.object({
  industry: slug.optional(),
  neighborhoods: several(slug, MOST_NEIGHBORHOODS_IN_FILTER),
  min_payout_cents: cents,
  max_payout_cents: cents,
  content_types: several(z.enum(CONTENT_TYPES), CONTENT_TYPES.length),
  deadline_filter: z.enum(DEADLINES).default('all'),
  sort_by: z.enum(SORTS).default('newest'),
  q: searchText,
});
export type CampaignFilters = z.output<typeof campaignFilters>;

export const campaignsQuery = campaignFilters.extend({
  cursor,
  limit: z.coerce.number<number>().int().min(1).max(50).default(CAMPAIGN_PAGE_SIZE),
  city_id: z.literal(NEW_YORK_CITY_ID).optional(),
});
export type CampaignsQuery = z.output<typeof campaignsQuery>;

export const publicCampaign = z
  .object({
    id: z.string(),
    public_id: z.string().nullable(),
    slug: z.string().nullable(),
    title: z.string(),
    description: z.string(),
    published_at: z.string(),
    business_id: z.string(),
    business_name: z.string(),
    /** Null for remote work. */
    location_neighborhood: z.string().nullable(),
    application_deadline: z.string().nullable(),
    /** Also null for people who aren't creators. */
    creator_payout_cents: z.number().int().nullable(),
    has_applied: z.boolean(),
    application_status: z.enum(APPLICATION_STATUSES).nullable(),
    /** The date the caller applied or was accepted. */
    application_status_since: z.string().nullable(),
    package_deliverables: z
      .array(z.object({ kind: z.enum(DELIVERABLE_KINDS), quantity: z.number().int() }))
      .max(DELIVERABLE_KINDS.length),
    business_slug: z.string(),
    industry: z.string().nullable(),
    borough: z.enum(BOROUGHS).nullable(),
    slots: z.number().int(),
    spots_left: z.number().int(),
    is_saved: z.boolean(),
  })
  .meta({ id: 'PublicCampaign' });
export type PublicCampaign = z.infer<typeof publicCampaign>;

export const campaignPage = z
  .object({
    campaigns: z.array(publicCampaign).max(50),
    next_cursor: z.string().nullable(),
    /** Only with the first page: the number of matches, up to a thousand. */
    found_count: z.number().int().max(MOST_CAMPAIGNS_COUNTED).nullable(),
  })
  .meta({ id: 'CampaignPage' });
export type CampaignPage = z.infer<typeof campaignPage>;

/** The filters offer only values that lead to campaigns, each once and in order. */
export const campaignFilterOptions = z
  .object({
    industries: z
      .array(z.object({ slug: z.string(), name: z.string(), campaign_count: z.number().int() }))
      .max(200),
    neighborhoods: z
      .array(
        z.object({
          slug: z.string(),
          neighborhood_name: z.string(),
          borough: z.enum(BOROUGHS),
          campaign_count: z.number().int(),
        }),
      )
      .max(500),
    /** The number of campaigns that pay from $0, from $100 and so on; only for creators. */
    payout_histogram: z.array(z.number().int()).max(50).nullable(),
  })
  .meta({ id: 'CampaignFilterOptions' });
export type CampaignFilterOptions = z.infer<typeof campaignFilterOptions>;

const bookmarkParams = z.object({ id: z.uuid() });

export const bookmarksQuery = z.object({
  kind: z.enum(BOOKMARK_KINDS).default('saved'),
  cursor,
  limit: campaignsQuery.shape.limit,
});
export type BookmarksQuery = z.output<typeof bookmarksQuery>;

export const listingEndpoints = endpoints({
  listCampaigns: {
    method: 'GET',
    url: '/api/campaigns',
    access: 'campaign_list',
    is_viewable: true,
    summary: 'List open campaigns, filtered and sorted',
    query: campaignsQuery,
    response: campaignPage,
  },
  getCampaignFilters: {
    method: 'GET',
    url: '/api/campaign-filters',
    access: 'campaign_list',
    is_viewable: true,
    summary: 'List the campaign filters that lead to open campaigns',
    response: campaignFilterOptions,
  },
  bookmarkCampaign: {
    method: 'PUT',
    url: '/api/campaigns/:id/bookmark',
    access: 'creator',
    summary: 'Save a campaign for later',
    params: bookmarkParams,
    response: done,
  },
  removeBookmark: {
    method: 'DELETE',
    url: '/api/campaigns/:id/bookmark',
    access: 'creator',
    summary: 'Remove a campaign from my saved ones',
    params: bookmarkParams,
    response: done,
  },
  dismissCampaign: {
    method: 'PUT',
    url: '/api/campaigns/:id/dismissal',
    access: 'creator',
    summary: 'Dismiss a campaign, which hides it from my list',
    params: bookmarkParams,
    response: done,
  },
  removeDismissal: {
    method: 'DELETE',
    url: '/api/campaigns/:id/dismissal',
    access: 'creator',
    summary: 'Undo the dismissal of a campaign',
    params: bookmarkParams,
    response: done,
  },
  listBookmarks: {
    method: 'GET',
    url: '/api/bookmarks',
    access: 'creator',
    is_viewable: true,
    summary: 'List my saved or hidden campaigns',
    query: bookmarksQuery,
    response: campaignPage,
  },
});
