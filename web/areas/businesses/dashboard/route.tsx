import { createFileRoute } from '@tanstack/react-router';
import { loadDashboard } from '#web/components/business/load-business.ts';
import { titled } from '#web/head.ts';
import { readAs } from '#web/session/search-readers.ts';
import { BusinessHome } from './business-home.tsx';

export const Route = createFileRoute('/_member/business/')({
  validateSearch: readAs,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => loadDashboard(context, deps.as),
  head: titled('Dashboard'),
  component: BusinessFront,
});

function BusinessFront() {
  return <BusinessHome viewed={Route.useLoaderData()} />;
}
