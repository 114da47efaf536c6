import { createFileRoute } from '@tanstack/react-router';
import { titled } from '#web/head.ts';
import { getQueryClient } from '#web/router-context.ts';
import { readView } from '#web/session/search-readers.ts';
import { taxYearsOptions } from './taxes-options.ts';
import { TaxesPage } from './taxes-page.tsx';

const readTaxesView = readView('year');

export const Route = createFileRoute('/_member/admin/taxes')({
  validateSearch: readTaxesView,
  loader: async ({ context }) => {
    await getQueryClient(context).ensureQueryData(taxYearsOptions(context.api));
  },
  head: titled('Taxes'),
  component: Taxes,
});

function Taxes() {
  return <TaxesPage view={Route.useSearch()} />;
}
