import { z } from 'zod';
import { mediaFile } from '#contract/base/media.ts';
import { ratingFigures } from '#contract/base/ratings.ts';
import { socialAccount } from '#contract/creators/social-accounts.ts';
import { endpoints } from '#contract/platform/endpoint.ts';
import { cursor } from '#contract/platform/lists.ts';
import { BOROUGHS } from '#domain/base/city.ts';
import {
  DIRECTORY_PAGE,
  DIRECTORY_SORTS,
  FOLLOWER_STEPS,
  ON_TIME_STEPS,
  PRICE_STEPS_CENTS,
  STAR_STEPS,
} from '#domain/creators/directory.ts';
import { LANGUAGE_CODES } from '#domain/creators/languages.ts';
import { NICHES } from '#domain/creators/niches.ts';
import { SOCIAL_PLATFORMS } from '#domain/creators/social-platforms.ts';

const count = z.number().int();

const directoryParams = z.object({ id: z.uuid() });

/** One of the steps the directory can be filtered by. */
function step<const Steps extends readonly number[]>(steps: Steps) {
  return z.coerce
    .number<number>()
    .int()
    .refine((value) => steps.includes(value), { error: `Choose one of ${steps.join(', ')}` })
    .optional();
}

const directoryFilters = z.object({
  borough: z.enum(BOROUGHS).optional(),
  neighborhood_id: z.uuid().optional(),
  niche: z.enum(NICHES).optional(),
  language: z.enum(LANGUAGE_CODES).optional(),
  platform: z.enum(SOCIAL_PLATFORMS).optional(),
  /** On the platform, or on any of them. */
  min_followers: step(FOLLOWER_STEPS),
  /** The creator's lowest price. */
  max_price_cents: step(PRICE_STEPS_CENTS),
  /** Tenths of a star. */
  min_stars: step(STAR_STEPS),
  /** Percent of deadlines kept. */
  min_on_time: step(ON_TIME_STEPS),
});

const directoryQuery = directoryFilters.extend({ sort: z.enum(DIRECTORY_SORTS).default('best'), cursor });
export type DirectoryQuery = z.output<typeof directoryQuery>;

/** How reliable a creator was. Shares and medians are null while there is too little work to tell. */
const reliability = z.object({
  on_time_percent: count.nullable(),
  median_rounds: count.nullable(),
  job_count: count,
});

/** A creator as the directory lists them. */
export const directoryCreator = z
  .object({
    creator_id: z.string(),
    full_name: z.string().nullable(),
    handle: z.string().nullable(),
    avatar: mediaFile.nullable(),
    neighborhood_name: z.string().nullable(),
    niches: z.array(z.enum(NICHES)),
    languages: z.array(z.string()),
    accounts: z
      .array(
        socialAccount.pick({
          platform: true,
          followers: true,
          claimed_followers: true,
          numbers_source: true,
          numbers_read_at: true,
        }),
      )
      .max(SOCIAL_PLATFORMS.length),
    rating: ratingFigures,
    price_from_cents: count.nullable(),
    ...reliability.shape,
  })
  .meta({ id: 'DirectoryCreator' });
export type DirectoryCreator = z.infer<typeof directoryCreator>;

const directoryPage = z
  .object({ creators: z.array(directoryCreator).max(DIRECTORY_PAGE), next_cursor: z.string().nullable() })
  .meta({ id: 'DirectoryPage' });
export type DirectoryPage = z.infer<typeof directoryPage>;

/** How many listed creators live in each neighborhood, with the same filters as the list. */
const directoryPlaces = z
  .object({ places: z.array(z.object({ neighborhood_id: z.string(), creator_count: count })).max(500) })
  .meta({ id: 'DirectoryPlaces' });
export type DirectoryPlaces = z.infer<typeof directoryPlaces>;

export const directoryEndpoints = endpoints({
  listDirectory: {
    method: 'GET',
    url: '/api/businesses/:id/creators',
    access: 'business',
    summary: 'List creators in the directory',
    params: directoryParams,
    query: directoryQuery,
    response: directoryPage,
  },
  listDirectoryPlaces: {
    method: 'GET',
    url: '/api/businesses/:id/creator-places',
    access: 'business',
    summary: 'Count creators in the directory by neighborhood',
    params: directoryParams,
    query: directoryFilters,
    response: directoryPlaces,
  },
});
