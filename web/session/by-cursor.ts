import type { QueryFunction, QueryKey } from '@tanstack/react-query';

interface Paged {
  next_cursor: string | null;
}

/** A list of the API as a query that goes on by the cursor its last answer held. */
export function byCursor<Page extends Paged>(list: { queryKey: QueryKey; queryFn?: unknown }) {
  return {
    queryKey: list.queryKey,
    queryFn: list.queryFn as QueryFunction<Page, QueryKey, string>,
    initialPageParam: '',
    getNextPageParam: ({ next_cursor }: Page) => next_cursor ?? undefined,
  };
}
