import { TAX_STATEMENT_FILTERS, type TaxStatementFilter } from '#domain/money/tax-forms.ts';
import { apiPages, apiQuery } from '#web/api/query.ts';
import type { ApiReach } from '#web/api/reach.ts';

/** The page's search parameters. */
export type TaxesView = { year?: string; filter?: string };

export function filterOf({ filter }: TaxesView): TaxStatementFilter {
  return TAX_STATEMENT_FILTERS.find((known) => known === filter) ?? 'current';
}

export function taxYearsOptions(api: ApiReach) {
  return apiQuery(api, 'GET /api/admin/tax-years');
}

export function taxRunOptions(api: ApiReach, year: number) {
  return apiQuery(api, 'GET /api/admin/tax-years/:year/run', { params: { year } });
}

export function taxStatementsOptions(api: ApiReach, year: number, filter: TaxStatementFilter) {
  return apiPages(api, 'GET /api/admin/tax-years/:year/statements', { params: { year }, query: { filter } });
}
