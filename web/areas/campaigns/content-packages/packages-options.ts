import { apiQuery } from '#web/api/query.ts';
import type { ApiReach } from '#web/api/reach.ts';

/** The page's search parameters; `open=new` opens the form of a new package. */
export type PackagesView = { state?: string; open?: string };

export const NEW_PACKAGE = 'new';

export function isArchiveView({ state }: PackagesView): boolean {
  return state === 'archived';
}

export function packagesOptions(api: ApiReach) {
  return apiQuery(api, 'GET /api/admin/content-packages');
}
