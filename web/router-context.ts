import type { QueryClient } from '@tanstack/react-query';
import type { ApiReach } from './api/reach.ts';
import type { Site } from './site.ts';

/** What every route is given. */
export interface RouterContext {
  queryClient: QueryClient;
  api: ApiReach;
  site: Site;
}
