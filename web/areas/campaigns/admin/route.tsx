import { createFileRoute } from '@tanstack/react-router';
import { savedViewsOptions } from '#web/components/admin/saved-views-options.ts';
import { titled } from '#web/head.ts';
import { getQueryClient } from '#web/router-context.ts';
import { readView } from '#web/session/search-readers.ts';
import { campaignOptions, campaignsOptions } from './campaigns-options.ts';
import { AdminCampaignsPage } from './campaigns-page.tsx';

const readCampaignsView = readView('q', 'status', 'open', 'sort', 'dir');

export const Route = createFileRoute('/_member/admin/campaigns')({
  validateSearch: readCampaignsView,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    const queries = getQueryClient(context);
    await Promise.all([
      queries.ensureQueryData(savedViewsOptions(context.api, 'campaigns')),
      queries.ensureInfiniteQueryData(campaignsOptions(context.api, deps)),
      deps.open && queries.prefetchQuery(campaignOptions(context.api, deps.open)),
    ]);
  },
  head: titled('Campaigns'),
  component: Campaigns,
});

function Campaigns() {
  return <AdminCampaignsPage view={Route.useSearch()} />;
}
