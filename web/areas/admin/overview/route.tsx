import { createFileRoute } from '@tanstack/react-router';
import { titled } from '#web/head.ts';
import { getQueryClient } from '#web/router-context.ts';
import { readView } from '#web/session/search-readers.ts';
import { overviewOptions } from './overview-options.ts';
import { OverviewPage } from './overview-page.tsx';

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
