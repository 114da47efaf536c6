import type { QueryClient } from '@tanstack/react-query';
import type { ApiReach } from '#web/api/reach.ts';
import type { AuthStore } from '#web/session/auth-store.ts';
import type { Queries } from './queries.ts';
import type { Site } from './site.ts';

/** The context of every route. */
export interface RouterContext {
  api: ApiReach;
  site: Site;
  /** The signed-in account; it changes while the page is open. */
  auth: AuthStore;
  /**
   * Created by the first page that needs it. It is a holder, because what routes add to the context is sent to the
   * browser.
   */
  queries: { current: Queries | null };
}

/** Runs before the nested pages load; the first call of a visit creates the cache. */
export async function provideQueries({ queries }: Pick<RouterContext, 'queries'>): Promise<void> {
  queries.current ??= (await import('./queries.ts')).createQueries();
}

/** The query cache, for routes below `_member` and `_queries`. */
export function getQueryClient({ queries }: Pick<RouterContext, 'queries'>): QueryClient {
  if (queries.current === null) throw new Error('Only routes below _member and _queries have a query client');
  return queries.current.client;
}
