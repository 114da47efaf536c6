import { createFileRoute } from '@tanstack/react-router';
import { titled } from '#web/head.ts';
import { getQueryClient } from '#web/router-context.ts';
import { readView } from '#web/session/search-readers.ts';
import { packagesOptions } from './packages-options.ts';
import { PackagesPage } from './packages-page.tsx';

const readPackagesView = readView('state', 'open');

export const Route = createFileRoute('/_member/admin/packages')({
  validateSearch: readPackagesView,
  loader: ({ context }) => getQueryClient(context).ensureQueryData(packagesOptions(context.api)),
  head: titled('Content Packages'),
  component: Packages,
});

function Packages() {
  return <PackagesPage view={Route.useSearch()} />;
}
