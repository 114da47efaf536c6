import { createFileRoute } from '@tanstack/react-router';
import { titled } from '../../../head.ts';
import { loadDashboard } from '../../../session/load-business.ts';
import { readAs } from '../../../session/search-readers.ts';
import { BusinessHome } from './-business-home.tsx';

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
