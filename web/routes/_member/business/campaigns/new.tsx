import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, useRouter } from '@tanstack/react-router';
import { createCampaign } from '../../../../api/generated/sdk.gen.ts';
import { adviceFor } from '../../../../components/settings/form-trouble.ts';
import { titled } from '../../../../head.ts';
import { draftOptions, packagesOptions } from '../../../../pages/campaigns/builder/builder-options.ts';
import { StartPage } from '../../../../pages/campaigns/start/start-page.tsx';
import { getQueryClient } from '../../../../router-context.ts';
import { isSignedOut, leadToDoor } from '../../../../session/session-lost.ts';
import { useAccount } from '../../../../session/use-auth.ts';
import { useBar } from '../../../../session/use-bar.ts';
import { toast } from '../../../../ui/toast.ts';

export const Route = createFileRoute('/_member/business/campaigns/new')({
  loader: ({ context }) => getQueryClient(context).ensureQueryData(packagesOptions(context.api)),
  head: titled('Post a campaign'),
  component: StartCampaign,
});

function StartCampaign() {
  const { api } = Route.useRouteContext();
  const router = useRouter();
  const queries = useQueryClient();
  // The guard lets in nobody without a business.
  const id = useAccount().business?.id ?? '';
  const { data } = useSuspenseQuery(packagesOptions(api));

  async function start(package_id: string | null) {
    try {
      const { data: draft } = await createCampaign({
        ...api,
        throwOnError: true,
        path: { id },
        body: package_id === null ? {} : { package_id },
      });
      queries.setQueryData(draftOptions(api, id, draft.id).queryKey, draft);
      await router.navigate({ href: `/business/campaigns/${draft.id}/edit` });
    } catch (cause) {
      if (isSignedOut(cause)) return void leadToDoor(router);
      toast({ title: 'Not started', description: adviceFor(cause), variant: 'destructive' });
    }
  }

  return <StartPage bar={useBar('/business/campaigns/new')} packages={data.packages} onStart={start} />;
}
