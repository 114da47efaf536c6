import {
  CAMPAIGN_SORTS,
  type CampaignSort,
  DEADLINE_FILTERS,
  type DeadlineFilter,
  MOST_NEIGHBORHOODS_IN_FILTER,
  PAYOUT_FILTER_MAX_CENTS,
} from '#domain/campaigns/campaign-filters.ts';
import { CONTENT_TYPES, type ContentType } from '#domain/campaigns/deliverables.ts';

/** The list's search parameters: text that may have been typed or shared. */
export type DiscoverView = {
  q?: string;
  industry?: string;
  neighborhoods?: string;
  min_payout?: string;
  max_payout?: string;
  content_types?: string;
  deadline?: string;
  sort?: string;
  /** "saved" shows the creator's saved campaigns instead of the list. */
  view?: string;
};
export type ViewChange = Partial<DiscoverFilters>;

/** The parsed search parameters. */
export interface DiscoverFilters {
  q: string;
  industry: string | null;
  neighborhoods: readonly string[];
  min_payout_cents: number;
  max_payout_cents: number;
  content_types: readonly ContentType[];
  deadline: DeadlineFilter;
  sort: CampaignSort;
}

export const NO_FILTERS: DiscoverFilters = {
  q: '',
  industry: null,
  neighborhoods: [],
  min_payout_cents: 0,
  max_payout_cents: PAYOUT_FILTER_MAX_CENTS,
  content_types: [],
  deadline: 'all',
  sort: 'newest',
};

/** Addresses may contain any text: invalid values don't filter the list. */
export function readFilters(view: DiscoverView, isCreator: boolean): DiscoverFilters {
  const [min, max] = isCreator ? readPayouts(view) : [0, PAYOUT_FILTER_MAX_CENTS];
  const sort = CAMPAIGN_SORTS.find((one) => one.sort === view.sort)?.sort ?? 'newest';
  return {
    q: (view.q ?? '').trim().slice(0, 120),
    industry: view.industry && SLUG.test(view.industry) ? view.industry : null,
    neighborhoods: listOf(view.neighborhoods)
      .filter((slug) => SLUG.test(slug))
      .slice(0, MOST_NEIGHBORHOODS_IN_FILTER),
    min_payout_cents: min,
    max_payout_cents: max,
    content_types: CONTENT_TYPES.filter((type) => listOf(view.content_types).includes(type)),
    deadline: DEADLINE_FILTERS.find(({ filter }) => filter === view.deadline)?.filter ?? 'all',
    sort: sort === 'highest_payout' && !isCreator ? 'newest' : sort,
  };
}

/** The search parameters of the filters; inactive ones are left out. Payouts are in dollars. */
export function writeFilters(filters: DiscoverFilters): DiscoverView {
  const { q, industry, neighborhoods, content_types, deadline, sort } = filters;
  const { min_payout_cents: min, max_payout_cents: max } = filters;
  return {
    ...(q && { q }),
    ...(industry && { industry }),
    ...(neighborhoods.length > 0 && { neighborhoods: neighborhoods.join(',') }),
    ...(min > 0 && { min_payout: String(min / 100) }),
    ...(max < PAYOUT_FILTER_MAX_CENTS && { max_payout: String(max / 100) }),
    ...(content_types.length > 0 && { content_types: content_types.join(',') }),
    ...(deadline !== 'all' && { deadline }),
    ...(sort !== 'newest' && { sort }),
  };
}

/** Sorting isn't a filter. */
export function isFiltered(filters: DiscoverFilters): boolean {
  return Object.keys(writeFilters({ ...filters, sort: 'newest' })).length > 0;
}

/** The query for the API. */
export function toQuery(filters: DiscoverFilters) {
  const { q, industry, neighborhoods, content_types, deadline, sort } = filters;
  const { min_payout_cents, max_payout_cents } = filters;
  return {
    sort_by: sort,
    deadline_filter: deadline,
    ...(q && { q }),
    ...(industry && { industry }),
    ...(neighborhoods.length > 0 && { neighborhoods: [...neighborhoods] }),
    ...(content_types.length > 0 && { content_types: [...content_types] }),
    ...(min_payout_cents > 0 && { min_payout_cents }),
    ...(max_payout_cents < PAYOUT_FILTER_MAX_CENTS && { max_payout_cents }),
  };
}

const SLUG = /^[a-z0-9-]{1,80}$/;

function listOf(text: string | undefined): string[] {
  return [...new Set((text ?? '').split(',').filter((part) => part !== ''))];
}

function readPayouts({ min_payout, max_payout }: DiscoverView): [number, number] {
  const min = centsOf(min_payout) ?? 0;
  const max = centsOf(max_payout) ?? PAYOUT_FILTER_MAX_CENTS;
  return min <= max ? [min, max] : [max, min];
}

function centsOf(dollars: string | undefined): number | null {
  if (dollars === undefined || !/^\d{1,6}(\.\d{1,2})?$/.test(dollars)) return null;
  return Math.min(PAYOUT_FILTER_MAX_CENTS, Math.round(Number(dollars) * 100));
}
