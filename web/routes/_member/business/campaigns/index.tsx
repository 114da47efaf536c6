import { useQueryClient } from '@tanstack/react-query';
import { createFileRoute, useRouter } from '@tanstack/react-router';
import { useMemo } from 'react';
import { titled } from '../../../../head.ts';
import { CampaignsPage } from '../../../../pages/campaigns/list/campaigns-page.tsx';
import { createCampaignActions } from '../../../../session/create-campaign-actions.ts';
import { loadOwnCampaigns } from '../../../../session/load-campaigns.ts';
import { readView } from '../../../../session/search-readers.ts';
import { useBar } from '../../../../session/use-bar.ts';

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
  const router = useRouter();
  const queries = useQueryClient();
  const actions = useMemo(() => createCampaignActions(router, queries, shop.id), [router, queries, shop.id]);
  return (
    <CampaignsPage
      bar={useBar('/business/campaigns')}
      now={new Date(site.now)}
      shop={shop}
      view={Route.useSearch()}
      actions={viewed ? null : actions}
      viewingAs={viewed}
    />
  );
}
