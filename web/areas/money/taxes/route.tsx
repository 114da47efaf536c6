import { createFileRoute } from '@tanstack/react-router';
import { titled } from '#web/head.ts';
import { getQueryClient } from '#web/router-context.ts';
import { readView } from '#web/session/search-readers.ts';
import { filterOf, taxRunOptions, taxStatementsOptions, taxYearsOptions } from './taxes-options.ts';
import { TaxesPage } from './taxes-page.tsx';

const readTaxesView = readView('year', 'filter');

export const Route = createFileRoute('/_member/admin/taxes')({
  validateSearch: readTaxesView,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    const { api } = context;
    const queries = getQueryClient(context);
    const { years } = await queries.ensureQueryData(taxYearsOptions(api));
    const year = (years.find(({ year }) => String(year) === deps.year) ?? years[0])?.year;
    if (year === undefined) return;
    await Promise.all([
      queries.ensureQueryData(taxRunOptions(api, year)),
      queries.ensureInfiniteQueryData(taxStatementsOptions(api, year, filterOf(deps))),
    ]);
  },
  head: titled('Taxes'),
  component: Taxes,
});

function Taxes() {
  return <TaxesPage view={Route.useSearch()} />;
}
