import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, notFound, useRouter } from '@tanstack/react-router';
import { useMemo } from 'react';
import { ownCampaignOptions } from '../../../../../components/campaigns/own-campaign-options.ts';
import { titled } from '../../../../../head.ts';
import { applicantsOptions } from '../../../../../pages/campaigns/applicants/applicants-options.ts';
import { NoCampaignPage } from '../../../../../pages/campaigns/workspace/no-campaign-page.tsx';
import { WorkspacePage } from '../../../../../pages/campaigns/workspace/workspace-page.tsx';
import { getQueryClient } from '../../../../../router-context.ts';
import { createCampaignActions } from '../../../../../session/create-campaign-actions.ts';
import { loadWorkspace } from '../../../../../session/load-campaigns.ts';
import { readView } from '../../../../../session/search-readers.ts';
import { useBar } from '../../../../../session/use-bar.ts';

const readWorkspaceView = readView(
  'tab',
  'as',
  'version',
  'state',
  'q',
  'sort',
  'open',
  'platform',
  'followers',
  'near',
  'quote',
);

export const Route = createFileRoute('/_member/business/campaigns/$identifier/')({
  validateSearch: readWorkspaceView,
  loaderDeps: ({ search: { tab, as, state } }) => ({ tab, as, ...(tab === 'work' && { state }) }),
  loader: async ({ context, params: { identifier }, deps, location }) => {
    const shown = await loadWorkspace(context, { identifier, ...deps });
    if (shown === null) throw notFound();
    if (deps.tab === undefined || deps.tab === 'applicants') {
      const place = { id: shown.shop.id, identifier };
      const view = readWorkspaceView(location.search);
      await getQueryClient(context).prefetchInfiniteQuery(applicantsOptions(context.api, place, view));
    }
    return shown;
  },
  head: titled('Campaign'),
  component: Workspace,
  notFoundComponent: NoCampaign,
});

function Workspace() {
  const { shop, viewed } = Route.useLoaderData();
  const { identifier } = Route.useParams();
  const { api, site } = Route.useRouteContext();
  const router = useRouter();
  const queries = useQueryClient();
  const { data: campaign } = useSuspenseQuery(ownCampaignOptions(api, shop.id, identifier));
  const actions = useMemo(() => createCampaignActions(router, queries, shop.id), [router, queries, shop.id]);
  return (
    <WorkspacePage
      bar={useBar('/business/campaigns')}
      now={new Date(site.now)}
      shop={shop}
      campaign={campaign}
      identifier={identifier}
      view={Route.useSearch()}
      actions={viewed ? null : actions}
      viewingAs={viewed}
    />
  );
}

function NoCampaign() {
  return <NoCampaignPage bar={useBar('/business/campaigns')} />;
}
