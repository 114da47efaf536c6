import type { CampaignFilterOptions } from '#contract/campaigns/listing.ts';
import {
  CAMPAIGN_SORTS,
  DEADLINE_FILTERS,
  MOST_CAMPAIGNS_COUNTED,
  PAYOUT_FILTER_MAX_CENTS,
} from '#domain/campaigns/campaign-filters.ts';
import type { ContentType } from '#domain/campaigns/deliverables.ts';
import { formatCount } from '#domain/format/count.ts';
import { formatPayout } from '#domain/format/money.ts';
import type { ListedPage } from './discover-options.ts';
import type { DiscoverFilters, ViewChange } from './discover-view.ts';

export const CONTENT_TYPE_NAMES: Record<ContentType, string> = {
  instagram: 'Instagram',
  tiktok: 'TikTok',
  youtube: 'YouTube',
  ugc: 'UGC',
};

export const SORT_LABELS = CAMPAIGN_SORTS.map(({ sort, label }) => ({ value: sort, label }));

interface ActiveFilter {
  key: string;
  label: string;
  /** The change that removes the filter. */
  without: ViewChange;
}

/** The active filters, each with the change that removes it. */
export function activeFilters(
  filters: DiscoverFilters,
  options: CampaignFilterOptions | undefined,
): ActiveFilter[] {
  const { q, industry, neighborhoods, content_types, deadline } = filters;
  const payout = payoutWords(filters);
  return [
    ...(q ? [{ key: 'q', label: `“${shortened(q)}”`, without: { q: '' } }] : []),
    ...(industry
      ? [{ key: 'industry', label: industryName(industry, options), without: { industry: null } }]
      : []),
    ...neighborhoods.map((slug) => ({
      key: slug,
      label: options?.neighborhoods.find((one) => one.slug === slug)?.neighborhood_name ?? nameOfSlug(slug),
      without: { neighborhoods: neighborhoods.filter((other) => other !== slug) },
    })),
    ...(payout
      ? [
          {
            key: 'payout',
            label: payout,
            without: { min_payout_cents: 0, max_payout_cents: PAYOUT_FILTER_MAX_CENTS },
          },
        ]
      : []),
    ...content_types.map((type) => ({
      key: type,
      label: CONTENT_TYPE_NAMES[type],
      without: { content_types: content_types.filter((other) => other !== type) },
    })),
    ...(deadline === 'all'
      ? []
      : [{ key: 'deadline', label: deadlineWords(deadline), without: { deadline: 'all' as const } }]),
  ];
}

function industryName(slug: string, options: CampaignFilterOptions | undefined): string {
  return options?.industries.find((one) => one.slug === slug)?.name ?? nameOfSlug(slug);
}

/** "East Village" for "east-village", where the address names a place that no open campaign is in. */
function nameOfSlug(slug: string): string {
  return slug.replaceAll('-', ' ').replace(/\b[a-z]/g, (letter) => letter.toUpperCase());
}

const LONGEST_SEARCH_SHOWN = 40;

/** A long search is cut off, so that its button fits. */
function shortened(text: string): string {
  return text.length > LONGEST_SEARCH_SHOWN ? `${text.slice(0, LONGEST_SEARCH_SHOWN).trimEnd()}…` : text;
}

function deadlineWords(deadline: DiscoverFilters['deadline']): string {
  return DEADLINE_FILTERS.find(({ filter }) => filter === deadline)?.label ?? deadline;
}

/** "$100 to $2,500", or only the bound that is set. */
function payoutWords({ min_payout_cents: min, max_payout_cents: max }: DiscoverFilters): string | null {
  const hasMax = max < PAYOUT_FILTER_MAX_CENTS;
  if (min > 0 && hasMax) return `${formatPayout(min)} to ${formatPayout(max)}`;
  if (min > 0) return `From ${formatPayout(min)}`;
  return hasMax ? `Up to ${formatPayout(max)}` : null;
}

/** "141 posted so far", open or not. */
export function publishedWords(count: number): string {
  return `${formatCount(count)} posted so far`;
}

/**
 * The number of results, which the server counts with the first page: "7 campaigns", or "500+ campaigns" where it stopped
 * counting. Without filters these are all that are open.
 */
export function foundWords([first]: readonly ListedPage[], isFiltered: boolean): string {
  const count = first?.found_count ?? first?.campaigns.length ?? 0;
  const isAll = first?.found_count === null ? first.next_cursor === null : count < MOST_CAMPAIGNS_COUNTED;
  const shown = `${formatCount(count)}${isAll ? '' : '+'}`;
  return `${shown} ${isFiltered ? '' : 'open '}${count === 1 ? 'campaign' : 'campaigns'}`;
}
