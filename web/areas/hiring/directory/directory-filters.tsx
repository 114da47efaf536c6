import { useSuspenseQuery } from '@tanstack/react-query';
import { useRouteContext, useRouter } from '@tanstack/react-router';
import type { FormEvent } from 'react';
import { BOROUGHS } from '#domain/base/city.ts';
import {
  DIRECTORY_SORTS,
  type DirectorySort,
  FOLLOWER_STEPS,
  ON_TIME_STEPS,
  PRICE_STEPS_CENTS,
  STAR_STEPS,
} from '#domain/creators/directory.ts';
import { LANGUAGE_CODES, LANGUAGE_NAMES } from '#domain/creators/languages.ts';
import { NICHE_NAMES, NICHES } from '#domain/creators/niches.ts';
import { PLATFORM_NAMES, SOCIAL_PLATFORMS } from '#domain/creators/social-platforms.ts';
import { formatCount } from '#domain/format/count.ts';
import { formatPayout } from '#domain/format/money.ts';
import { neighborhoodOptions } from '#web/components/neighborhood-options.ts';
import { stringifySearch } from '#web/search-params.ts';
import { Button } from '#web/ui/button.tsx';
import { NativeSelect } from '#web/ui/native-select.tsx';
import { type DirectoryView, FILTER_NAMES } from './directory-view.ts';

const SORT_NAMES: Record<DirectorySort, string> = {
  best: 'Best record',
  newest: 'Newest',
  rating: 'Highest rated',
  price: 'Lowest price',
};

type Option = { value: string; label: string };

/** A form that works without scripts; with them, the list changes in place. */
export function DirectoryFilters({ view }: { view: DirectoryView }) {
  const { api } = useRouteContext({ from: '__root__' });
  const router = useRouter();
  const { data } = useSuspenseQuery(neighborhoodOptions(api));
  const hasMore = FILTER_NAMES.some((name) => name !== 'place' && name !== 'niche' && view[name]);

  function show(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const chosen = Object.fromEntries(
      [...new FormData(event.currentTarget)].filter(([, value]) => value !== '' && value !== 'any'),
    );
    void router.navigate({ href: `/business/creators${stringifySearch(chosen)}`, resetScroll: false });
  }

  const choice = (name: (typeof FILTER_NAMES)[number], label: string, any: string, options: Option[]) => (
    <NativeSelect
      label={label}
      name={name}
      size="dense"
      defaultValue={view[name] ?? 'any'}
      options={[{ value: 'any', label: any }, ...options]}
    />
  );

  return (
    <form
      method="get"
      action="/business/creators"
      aria-label="Filters"
      onSubmit={show}
      className="grid gap-4 rounded-card border border-line bg-surface p-4 md:p-5"
    >
      {view.as ? <input type="hidden" name="as" value={view.as} /> : null}
      {view.view ? <input type="hidden" name="view" value={view.view} /> : null}
      <div className="grid gap-3 md:grid-cols-[1fr_1fr_1fr_auto] md:items-end">
        {choice('place', 'Place', 'All of New York City', [
          ...BOROUGHS.map((borough) => ({ value: borough as string, label: borough })),
          ...data.neighborhoods.map(({ id, neighborhood_name }) => ({ value: id, label: neighborhood_name })),
        ])}
        {choice(
          'niche',
          'Niche',
          'Any niche',
          NICHES.map((niche) => ({ value: niche, label: NICHE_NAMES[niche] })),
        )}
        <NativeSelect
          label="Sort by"
          name="sort"
          size="dense"
          defaultValue={view.sort ?? 'best'}
          options={DIRECTORY_SORTS.map((sort) => ({ value: sort, label: SORT_NAMES[sort] }))}
        />
        <Button type="submit" variant="primary">
          Show creators
        </Button>
      </div>
      <details open={hasMore} className="group">
        <summary className="flex min-h-11 w-fit cursor-pointer items-center text-md font-medium text-link md:min-h-6">
          More filters
        </summary>
        <div className="mt-3 grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
          {choice(
            'language',
            'Language',
            'Any language',
            LANGUAGE_CODES.map((code) => ({ value: code, label: LANGUAGE_NAMES[code] })),
          )}
          {choice(
            'max_price_cents',
            'Price',
            'Any price',
            PRICE_STEPS_CENTS.map((step) => ({
              value: `${step}`,
              label: `From ${formatPayout(step)} or less`,
            })),
          )}
          {choice(
            'platform',
            'Platform',
            'Any platform',
            SOCIAL_PLATFORMS.map((platform) => ({ value: platform, label: PLATFORM_NAMES[platform] })),
          )}
          {choice(
            'min_followers',
            'Followers',
            'Any number',
            FOLLOWER_STEPS.map((step) => ({ value: `${step}`, label: `${formatCount(step)} or more` })),
          )}
          {choice(
            'min_stars',
            'Stars',
            'Any rating',
            STAR_STEPS.map((step) => ({ value: `${step}`, label: `${(step / 10).toFixed(1)} or more` })),
          )}
          {choice(
            'min_on_time',
            'On time',
            'Any share',
            ON_TIME_STEPS.map((step) => ({
              value: `${step}`,
              label: step === 100 ? 'Always' : `${step}% or more`,
            })),
          )}
        </div>
      </details>
    </form>
  );
}
