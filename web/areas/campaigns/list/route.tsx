import { createFileRoute } from '@tanstack/react-router';
import { loadOwnCampaigns } from '#web/components/campaigns/load-campaigns.ts';
import { titled } from '#web/head.ts';
import { readView } from '#web/session/search-readers.ts';
import { useBar } from '#web/session/use-bar.ts';
import { CampaignsPage } from './campaigns-page.tsx';

const readCampaignsView = readView('q', 'state', 'as');

export const Route = createFileRoute('/_member/business/campaigns/')({
  validateSearch: readCampaignsView,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => loadOwnCampaigns(context, deps),
  head: titled('Campaigns'),
  component: Campaigns,
});

function Campaigns() {
  const { shop, viewed } = Route.useLoaderData();
  const { site } = Route.useRouteContext();
  return (
    <CampaignsPage
      bar={useBar('/business/campaigns')}
      now={new Date(site.now)}
      shop={shop}
      view={Route.useSearch()}
      viewingAs={viewed}
    />
  );
}
