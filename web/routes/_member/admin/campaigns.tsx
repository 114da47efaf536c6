import { createFileRoute } from '@tanstack/react-router';
import { titled } from '../../../head.ts';
import { campaignOptions, campaignsOptions } from '../../../pages/admin/campaigns/campaigns-options.ts';
import { AdminCampaignsPage } from '../../../pages/admin/campaigns/campaigns-page.tsx';
import { getQueryClient } from '../../../router-context.ts';
import { readView } from '../../../session/search-readers.ts';

const readCampaignsView = readView('q', 'status', 'open');

export const Route = createFileRoute('/_member/admin/campaigns')({
  validateSearch: readCampaignsView,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    const queries = getQueryClient(context);
    await Promise.all([
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
