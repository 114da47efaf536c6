import { createFileRoute } from '@tanstack/react-router';
import { describePage } from '../../../head.ts';
import { loadDashboard } from '../../../session/load-business.ts';
import { readAs } from '../../../session/search-readers.ts';
import { BusinessHome } from './-business-home.tsx';

export const Route = createFileRoute('/_member/business/overview')({
  validateSearch: readAs,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => loadDashboard(context, deps.as),
  head: ({ match }) => describePage(match.context.site, { path: '/business', title: 'Dashboard' }),
  component: BusinessOverview,
});

function BusinessOverview() {
  return <BusinessHome viewed={Route.useLoaderData()} />;
}
