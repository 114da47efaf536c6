import { useInfiniteQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { campaignListOptions } from './discover-options.ts';
import type { DiscoverFilters } from './discover-view.ts';
import { foundWords } from './filter-words.ts';

/** How many campaigns the filters find. */
export function useFoundCount(filters: DiscoverFilters): { words: string | null; isCounting: boolean } {
  const { api, auth } = useRouteContext({ from: '__root__' });
  const { data, isFetching, isPlaceholderData } = useInfiniteQuery(
    campaignListOptions({ api, auth }, filters),
  );
  if (data === undefined || isPlaceholderData) return { words: null, isCounting: isFetching };
  return { words: foundWords(data.pages), isCounting: false };
}
