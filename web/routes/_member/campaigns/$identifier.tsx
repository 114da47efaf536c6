import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, notFound } from '@tanstack/react-router';
import { describePage } from '../../../head.ts';
import { campaignOptions } from '../../../pages/campaign/campaign-options.ts';
import { CampaignPage } from '../../../pages/campaign/campaign-page.tsx';
import { NoCampaignPage } from '../../../pages/campaign/no-campaign-page.tsx';
import { getQueryClient } from '../../../router-context.ts';
import { useAccount } from '../../../session/use-auth.ts';
import { useBar } from '../../../session/use-bar.ts';

/** What an address can ask for that no campaign answers to. */
const NO_SUCH = ['invalid_input', 'not_found'];

export const Route = createFileRoute('/_member/campaigns/$identifier')({
  validateSearch: ({ view }: { view?: unknown }) => (view === 'inspiration' ? { view } : {}),
  loader: async ({ context, params }) => {
    try {
      const campaign = await getQueryClient(context).ensureQueryData(
        campaignOptions(context.api, params.identifier),
      );
      return { title: campaign.brief.title, description: campaign.brief.description };
    } catch (cause) {
      if (NO_SUCH.includes((cause as { code?: string }).code ?? '')) throw notFound();
      throw cause;
    }
  },
  head: ({ match, loaderData }) =>
    describePage(match.context.site, {
      path: `/campaigns/${match.params.identifier}`,
      title: loaderData?.title ?? 'Campaign',
      ...(loaderData && { description: loaderData.description }),
    }),
  component: Campaign,
  notFoundComponent: NoCampaign,
});

function Campaign() {
  const { api, site } = Route.useRouteContext();
  const { identifier } = Route.useParams();
  const { data: campaign } = useSuspenseQuery(campaignOptions(api, identifier));
  return (
    <CampaignPage
      bar={useBar('/campaigns')}
      now={new Date(site.now)}
      campaign={campaign}
      isCreator={useAccount().role === 'creator'}
    />
  );
}

function NoCampaign() {
  return <NoCampaignPage bar={useBar('/campaigns')} />;
}
