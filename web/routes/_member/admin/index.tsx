import { createFileRoute } from '@tanstack/react-router';
import { titled } from '../../../head.ts';
import { overviewOptions } from '../../../pages/admin/overview/overview-options.ts';
import { OverviewPage } from '../../../pages/admin/overview/overview-page.tsx';
import { getQueryClient } from '../../../router-context.ts';
import { readView } from '../../../session/search-readers.ts';

const readOverviewView = readView('days');

export const Route = createFileRoute('/_member/admin/')({
  validateSearch: readOverviewView,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    await getQueryClient(context).ensureQueryData(overviewOptions(context.api, deps));
  },
  head: titled('Overview'),
  component: Overview,
});

function Overview() {
  return <OverviewPage view={Route.useSearch()} />;
}
