import type { Borough } from '#domain/base/city.ts';
import type { LanguageCode } from './languages.ts';
import type { Niche } from './niches.ts';
import type { SocialPlatform } from './social-platforms.ts';

/** How shops sort the directory. The best match has the best record: stars, deadlines and finished jobs. */
export const DIRECTORY_SORTS = ['best', 'newest', 'rating', 'price'] as const;
export type DirectorySort = (typeof DIRECTORY_SORTS)[number];

export const DIRECTORY_PAGE = 24;

/** The steps of the filters. Every creator keeps a tag for each step they reach, so a filter is one word in an index. */
export const FOLLOWER_STEPS = [1_000, 5_000, 10_000, 25_000, 50_000, 100_000] as const;
export const PRICE_STEPS_CENTS = [5_000, 10_000, 15_000, 20_000, 30_000, 50_000] as const;
/** Tenths of a star. */
export const STAR_STEPS = [40, 45, 48] as const;
export const ON_TIME_STEPS = [80, 90, 100] as const;

/** Fewer deadlines than this would say more about one job than about a creator. */
export const LEAST_DEADLINES = 3;

export interface DirectoryFilters {
  borough?: Borough | undefined;
  neighborhood_id?: string | undefined;
  niche?: Niche | undefined;
  language?: LanguageCode | undefined;
  platform?: SocialPlatform | undefined;
  min_followers?: number | undefined;
  max_price_cents?: number | undefined;
  min_stars?: number | undefined;
  min_on_time?: number | undefined;
}

/** The tags a creator has who meets all these filters. */
export function tagsOf(filters: DirectoryFilters): string[] {
  const { platform, min_followers } = filters;
  const tags = [
    filters.borough && `in:${filters.borough}`,
    filters.neighborhood_id && `at:${filters.neighborhood_id}`,
    filters.niche && `niche:${filters.niche}`,
    filters.language && `speaks:${filters.language}`,
    min_followers === undefined ? platform && `on:${platform}` : `on:${platform ?? 'any'}:${min_followers}`,
    filters.max_price_cents === undefined ? undefined : `price:${filters.max_price_cents}`,
    filters.min_stars === undefined ? undefined : `stars:${filters.min_stars}`,
    filters.min_on_time === undefined ? undefined : `time:${filters.min_on_time}`,
  ];
  return tags.filter((tag) => tag !== undefined);
}
