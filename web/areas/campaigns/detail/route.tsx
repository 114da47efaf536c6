import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, notFound } from '@tanstack/react-router';
import { apiQuery } from '#web/api/query.ts';
import type { ApiReach } from '#web/api/reach.ts';
import { loadSignedUrls } from '#web/components/media/load-media.ts';
import { describePage, paintAfter } from '#web/head.ts';
import { getQueryClient } from '#web/router-context.ts';
import { useAccount } from '#web/session/use-auth.ts';
import { useBar } from '#web/session/use-bar.ts';
import { CampaignPage } from './campaign-page.tsx';
import { NoCampaignPage } from './no-campaign-page.tsx';
import { shownPictures } from './shown-pictures.ts';

const MINUTE_MS = 60_000;
/** Errors of an address that no campaign has. */
const NO_SUCH = ['invalid_input', 'not_found'];

export const Route = createFileRoute('/_member/campaigns/$identifier')({
  validateSearch: ({ view }: { view?: unknown }) => (view === 'inspiration' ? { view } : {}),
  loader: async ({ context, params }) => {
    try {
      const campaign = await getQueryClient(context).ensureQueryData(
        campaignOptions(context.api, params.identifier),
      );
      const signing = loadSignedUrls(context, shownPictures(campaign));
      // The first HTML shows the photos. In the browser the page opens right away, with blurred ones.
      if (import.meta.env.SSR) await signing;
      return { title: campaign.brief.title, description: campaign.brief.description };
    } catch (cause) {
      if (NO_SUCH.includes((cause as { code?: string }).code ?? '')) throw notFound();
      throw cause;
    }
  },
  head: ({ match, loaderData }) => {
    const { meta, links } = describePage(match.context.site, {
      path: `/campaigns/${match.params.identifier}`,
      title: loaderData?.title ?? 'Campaign',
      ...(loaderData && { description: loaderData.description }),
    });
    return { meta, links: [...links, paintAfter('apply')] };
  },
  component: Campaign,
  notFoundComponent: NoCampaign,
});

function Campaign() {
  const { api, site } = Route.useRouteContext();
  const { identifier } = Route.useParams();
  const { data: campaign } = useSuspenseQuery(campaignOptions(api, identifier));
  const account = useAccount();
  const isCreator = account.role === 'creator';
  return (
    <CampaignPage
      bar={useBar('/campaigns')}
      now={new Date(site.now)}
      campaign={campaign}
      isCreator={isCreator}
      canReport={isCreator || (account.role === 'business' && account.business?.id !== campaign.business.id)}
    />
  );
}

function NoCampaign() {
  return <NoCampaignPage bar={useBar('/campaigns')} />;
}

function campaignOptions(api: ApiReach, identifier: string) {
  const query = apiQuery(api, 'GET /api/campaigns/:identifier', { params: { identifier } });
  return { ...query, staleTime: MINUTE_MS };
}
