import { createFileRoute } from '@tanstack/react-router';
import { titled } from '../../../head.ts';
import { loadUtilities } from '../../../pages/admin/utilities/utilities-options.ts';
import { UtilitiesPage } from '../../../pages/admin/utilities/utilities-page.tsx';
import { getQueryClient } from '../../../router-context.ts';
import { readView } from '../../../session/search-readers.ts';

export const Route = createFileRoute('/_member/admin/utilities')({
  validateSearch: readView('view'),
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => loadUtilities(getQueryClient(context), context.api, deps),
  head: titled('Utilities'),
  component: Utilities,
});

function Utilities() {
  return <UtilitiesPage view={Route.useSearch()} />;
}
