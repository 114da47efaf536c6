import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { packagesOptions } from '#web/components/campaigns/builder-options.ts';
import { titled } from '#web/head.ts';
import { getQueryClient } from '#web/router-context.ts';
import { useAccount } from '#web/session/use-auth.ts';
import { useBar } from '#web/session/use-bar.ts';
import { StartPage } from './start-page.tsx';
import { useStartCampaign } from './use-start-campaign.ts';

export const Route = createFileRoute('/_member/business/campaigns/new')({
  loader: ({ context }) => getQueryClient(context).ensureQueryData(packagesOptions(context.api)),
  head: titled('Post a campaign'),
  component: StartCampaign,
});

function StartCampaign() {
  const { api } = Route.useRouteContext();
  // Only members of a business get past the guard.
  const id = useAccount().business?.id ?? '';
  const { data } = useSuspenseQuery(packagesOptions(api));
  const starting = useStartCampaign(id);

  return (
    <StartPage
      bar={useBar('/business/campaigns/new')}
      packages={data.packages}
      starting={starting.isBusy ? (starting.input ?? 'blank') : null}
      onStart={starting.run}
    />
  );
}
