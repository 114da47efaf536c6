import type { ApiReach } from './api/reach.ts';
import type { Queries } from './queries.ts';
import type { Site } from './site.ts';

/** What every route is given. */
export interface RouterContext {
  api: ApiReach;
  site: Site;
  /** Made by the first page that needs it. */
  queries: { current: Queries | null };
}
