import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { loadWorkspace } from '#web/components/campaigns/load-campaigns.ts';
import { ownCampaignOptions } from '#web/components/campaigns/own-campaign-options.ts';
import { titled } from '#web/head.ts';
import { getQueryClient } from '#web/router-context.ts';
import { readView } from '#web/session/search-readers.ts';
import { useBar } from '#web/session/use-bar.ts';
import { applicantsOptions } from './applicants/applicants-options.ts';
import { campaignLinksOptions } from './campaign-links-options.ts';
import { WorkspacePage } from './workspace-page.tsx';

const readWorkspaceView = readView(
  'tab',
  'as',
  'version',
  'state',
  'q',
  'sort',
  'open',
  'invite',
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
    if (deps.tab === undefined || deps.tab === 'applicants') {
      const place = { id: shown.shop.id, identifier };
      const view = readWorkspaceView(location.search);
      await getQueryClient(context).prefetchInfiniteQuery(applicantsOptions(context.api, place, view));
    }
    if (deps.tab === 'links') {
      const place = { id: shown.shop.id, identifier };
      await getQueryClient(context).prefetchQuery(campaignLinksOptions(context.api, place));
    }
    return shown;
  },
  head: titled('Campaign'),
  component: Workspace,
});

function Workspace() {
  const { shop, viewed } = Route.useLoaderData();
  const { identifier } = Route.useParams();
  const { api, site } = Route.useRouteContext();
  const { data: campaign } = useSuspenseQuery(ownCampaignOptions(api, shop.id, identifier));
  return (
    <WorkspacePage
      bar={useBar('/business/campaigns')}
      now={new Date(site.now)}
      shop={shop}
      campaign={campaign}
      identifier={identifier}
      view={Route.useSearch()}
      viewingAs={viewed}
    />
  );
}
