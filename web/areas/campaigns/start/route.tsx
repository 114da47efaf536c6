import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, useRouter } from '@tanstack/react-router';
import { call } from '#web/api/call.ts';
import { draftOptions, packagesOptions } from '#web/components/campaigns/builder-options.ts';
import { titled } from '#web/head.ts';
import { getQueryClient } from '#web/router-context.ts';
import { useAction } from '#web/session/use-action.ts';
import { useAccount } from '#web/session/use-auth.ts';
import { useBar } from '#web/session/use-bar.ts';
import { StartPage } from './start-page.tsx';

export const Route = createFileRoute('/_member/business/campaigns/new')({
  loader: ({ context }) => getQueryClient(context).ensureQueryData(packagesOptions(context.api)),
  head: titled('Post a campaign'),
  component: StartCampaign,
});

/** A package fills in more than the person typed. */
const SUGGESTED = {
  title: 'We filled in deliverables and a payout',
  description: 'They come from the package. Change anything you like.',
  variant: 'ai',
} as const;

function StartCampaign() {
  const { api } = Route.useRouteContext();
  const router = useRouter();
  const queries = useQueryClient();
  // Only members of a business get past the guard.
  const id = useAccount().business?.id ?? '';
  const { data } = useSuspenseQuery(packagesOptions(api));

  const starting = useAction(
    (api, package_id: string | null) =>
      call(api, 'POST /api/businesses/:id/campaigns', {
        params: { id },
        body: package_id === null ? {} : { package_id },
      }),
    {
      after: async (draft) => {
        queries.setQueryData(draftOptions(api, id, draft.id).queryKey, draft);
        await router.navigate({ href: `/business/campaigns/${draft.id}/edit` });
      },
      done: (_, package_id) => (package_id === null ? null : SUGGESTED),
      failed: 'Couldn’t start a campaign',
    },
  );

  return (
    <StartPage
      bar={useBar('/business/campaigns/new')}
      packages={data.packages}
      starting={starting.isBusy ? (starting.input ?? 'blank') : null}
      onStart={starting.run}
    />
  );
}
