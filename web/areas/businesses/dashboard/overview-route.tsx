import { createFileRoute } from '@tanstack/react-router';
import { loadDashboard } from '#web/components/business/load-business.ts';
import { describePage } from '#web/head.ts';
import { readAs } from '#web/session/search-readers.ts';
import { BusinessHome } from './business-home.tsx';

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
