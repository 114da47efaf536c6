import type { DirectoryQuery } from '#contract/hiring/directory.ts';
import { BOROUGHS, type Borough } from '#domain/base/city.ts';
import {
  DIRECTORY_SORTS,
  type DirectoryFilters,
  FOLLOWER_STEPS,
  ON_TIME_STEPS,
  PRICE_STEPS_CENTS,
  STAR_STEPS,
} from '#domain/creators/directory.ts';
import { isLanguageCode } from '#domain/creators/languages.ts';
import { NICHES } from '#domain/creators/niches.ts';
import { SOCIAL_PLATFORMS } from '#domain/creators/social-platforms.ts';
import { UUID } from '#domain/format/uuid.ts';

/** The fields of the filter form, by their names in the address. `place` is a borough or the id of a neighborhood. */
export const FILTER_NAMES = [
  'place',
  'niche',
  'language',
  'platform',
  'min_followers',
  'max_price_cents',
  'min_stars',
  'min_on_time',
] as const;

export type DirectoryView = {
  [Name in (typeof FILTER_NAMES)[number] | 'sort' | 'cursor' | 'view' | 'as']?: string | undefined;
};

/** The filters in an address. What no filter knows is left out. */
export function filtersOf(view: DirectoryView): DirectoryFilters {
  const place = view.place ?? '';
  return {
    ...(oneOf(BOROUGHS, place) && { borough: place as Borough }),
    ...(UUID.test(place) && { neighborhood_id: place }),
    ...named('niche', oneOf(NICHES, view.niche)),
    ...(view.language && isLanguageCode(view.language) && { language: view.language }),
    ...named('platform', oneOf(SOCIAL_PLATFORMS, view.platform)),
    ...named('min_followers', stepOf(FOLLOWER_STEPS, view.min_followers)),
    ...named('max_price_cents', stepOf(PRICE_STEPS_CENTS, view.max_price_cents)),
    ...named('min_stars', stepOf(STAR_STEPS, view.min_stars)),
    ...named('min_on_time', stepOf(ON_TIME_STEPS, view.min_on_time)),
  };
}

export function queryOf(
  view: DirectoryView,
): Omit<DirectoryQuery, 'sort'> & { sort: DirectoryQuery['sort'] } {
  const sort = oneOf(DIRECTORY_SORTS, view.sort) ?? 'best';
  return { ...filtersOf(view), sort, ...(view.cursor && { cursor: view.cursor }) };
}

function named<Name extends string, Value>(name: Name, value: Value | undefined) {
  return (value === undefined ? {} : { [name]: value }) as { [N in Name]?: Value };
}

function oneOf<const Words extends readonly string[]>(words: Words, word: string | undefined) {
  return words.find((known): known is Words[number] => known === word);
}

function stepOf(steps: readonly number[], typed: string | undefined): number | undefined {
  return steps.find((step) => String(step) === typed);
}
