import type { QueryClient } from '@tanstack/react-query';
import type { ApiReach } from './api/reach.ts';
import type { Queries } from './queries.ts';
import type { Site } from './site.ts';

/** What every route is given. */
export interface RouterContext {
  api: ApiReach;
  site: Site;
  /** Made by the first page that needs it; a holder, because what routes add to the context is sent to the browser. */
  queries: { current: Queries | null };
}

/** The cache, for routes below `_queries`. */
export function getQueryClient({ queries }: Pick<RouterContext, 'queries'>): QueryClient {
  if (queries.current === null) throw new Error('Only routes below _queries have a query client');
  return queries.current.client;
}
