import { useInfiniteQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { campaignListOptions } from './discover-options.ts';
import type { DiscoverFilters } from './discover-view.ts';
import { countWords } from './filter-words.ts';

/** How many campaigns the filters find: the number itself once the list is whole, else what is known of it. */
export function useFoundCount(filters: DiscoverFilters): { words: string | null; isCounting: boolean } {
  const { api, auth } = useRouteContext({ from: '__root__' });
  const { data, isFetching, isPlaceholderData } = useInfiniteQuery(
    campaignListOptions({ api, auth }, filters),
  );
  if (data === undefined || isPlaceholderData) return { words: null, isCounting: isFetching };
  const count = data.pages.reduce((sum, { campaigns }) => sum + campaigns.length, 0);
  const hasMore = data.pages.at(-1)?.next_cursor != null;
  return { words: hasMore ? `${count}+ campaigns` : countWords(count), isCounting: false };
}
