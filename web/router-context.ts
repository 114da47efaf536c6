import type { QueryClient } from '@tanstack/react-query';
import type { ApiReach } from './api/reach.ts';
import type { Queries } from './queries.ts';
import type { AuthStore } from './session/auth-store.ts';
import type { Site } from './site.ts';

/** What every route is given. */
export interface RouterContext {
  api: ApiReach;
  site: Site;
  /** Who is signed in; it changes while the page is open. */
  auth: AuthStore;
  /** Made by the first page that needs it; a holder, because what routes add to the context is sent to the browser. */
  queries: { current: Queries | null };
}

/** Before the pages inside are loaded; the first of a visit makes the cache. */
export async function provideQueries({ queries }: Pick<RouterContext, 'queries'>): Promise<void> {
  queries.current ??= (await import('./queries.ts')).createQueries();
}

/** The cache, for routes below `_member` and `_queries`. */
export function getQueryClient({ queries }: Pick<RouterContext, 'queries'>): QueryClient {
  if (queries.current === null) throw new Error('Only routes below _member and _queries have a query client');
  return queries.current.client;
}
