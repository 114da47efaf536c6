import { useQueryClient } from '@tanstack/react-query';
import { useRouteContext, useRouter } from '@tanstack/react-router';
import { call } from '#web/api/call.ts';
import { draftOptions } from '#web/components/campaigns/builder-options.ts';
import { useAction } from '#web/session/use-action.ts';
import type { Source } from './answers.ts';

/** A package fills in more than the person typed. */
const SUGGESTED = {
  title: 'We filled in deliverables and a payout',
  description: 'They come from the package. Change anything you like.',
  variant: 'ai',
} as const;

/** Starts a draft, blank or from a package, and opens the builder. */
export function useStartCampaign(businessId: string) {
  const { api } = useRouteContext({ from: '__root__' });
  const router = useRouter();
  const queries = useQueryClient();
  return useAction(
    (reach, package_id: string | null) =>
      call(reach, 'POST /api/businesses/:id/campaigns', {
        params: { id: businessId },
        body: package_id === null ? {} : { package_id },
      }),
    {
      after: async (draft) => {
        queries.setQueryData(draftOptions(api, businessId, draft.id).queryKey, draft);
        await router.navigate({ href: `/business/campaigns/${draft.id}/edit` });
      },
      done: (_, package_id) => (package_id === null ? null : SUGGESTED),
      failed: 'Couldn’t start a campaign',
    },
  );
}

/** Leaves the questions for the full form, with what was chosen first. */
export function useOpenForm(businessId: string) {
  const router = useRouter();
  const starting = useStartCampaign(businessId);
  const using = useAction(
    (reach, template_id: string) =>
      call(reach, 'POST /api/businesses/:id/campaign-templates/:template_id/campaigns', {
        params: { id: businessId, template_id },
      }),
    {
      after: ({ campaign_id }) => router.navigate({ href: `/business/campaigns/${campaign_id}/edit` }),
      failed: 'Couldn’t start a campaign',
    },
  );
  return {
    isBusy: starting.isBusy || using.isBusy,
    run: ({ kind, id }: Source) => (kind === 'package' ? starting.run(id) : using.run(id)),
  };
}
