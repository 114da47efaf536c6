import { createFileRoute } from '@tanstack/react-router';
import { titled } from '../../../head.ts';
import { packagesOptions } from '../../../pages/admin/packages/packages-options.ts';
import { PackagesPage } from '../../../pages/admin/packages/packages-page.tsx';
import { getQueryClient } from '../../../router-context.ts';
import { readView } from '../../../session/search-readers.ts';

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
