import { apiQuery } from '#web/api/query.ts';
import type { ApiReach } from '#web/api/reach.ts';

/** The page's search parameters. */
export type TaxesView = { year?: string };

export function taxYearsOptions(api: ApiReach) {
  return apiQuery(api, 'GET /api/admin/tax-years');
}
