import { createFileRoute } from '@tanstack/react-router';
import { titled } from '#web/head.ts';
import { getQueryClient } from '#web/router-context.ts';
import { readView } from '#web/session/search-readers.ts';
import { loadUtilities } from './utilities-options.ts';
import { UtilitiesPage } from './utilities-page.tsx';

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
