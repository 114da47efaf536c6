import type { QueryClient } from '@tanstack/react-query';
import type { AnyRouter } from '@tanstack/react-router';
import * as client from '../api/generated/sdk.gen.ts';
import type { CampaignActions } from '../components/campaigns/campaign-actions.ts';
import type { RouterContext } from '../router-context.ts';
import { isSignedOut, leadToDoor } from './session-lost.ts';

/** Changes to the campaigns of the business with this id; whoever turns out to be signed out is led to the door. */
export function createCampaignActions(
  router: AnyRouter,
  queries: QueryClient,
  business_id: string,
): CampaignActions {
  const { api } = router.options.context as RouterContext;
  const reach = { ...api, throwOnError: true as const };
  const place = (identifier: string) => ({ ...reach, path: { id: business_id, identifier } });

  async function change<Answer>(send: Promise<{ data: Answer }>): Promise<Answer> {
    try {
      const { data } = await send;
      await queries.invalidateQueries();
      return data;
    } catch (cause) {
      if (isSignedOut(cause)) void leadToDoor(router);
      throw cause;
    }
  }

  return {
    async pause(identifier) {
      await change(client.pauseCampaign(place(identifier)));
    },
    async resume(identifier) {
      await change(client.resumeCampaign(place(identifier)));
    },
    async close(identifier) {
      await change(client.closeCampaign(place(identifier)));
    },
    async previewCancellation(identifier) {
      const { data } = await client.previewCancellation(place(identifier));
      return data;
    },
    async cancel(identifier, note) {
      await change(client.cancelCampaign({ ...place(identifier), body: { ...(note && { note }) } }));
    },
    async duplicate(identifier) {
      const { campaign_id } = await change(client.duplicateCampaign(place(identifier)));
      await router.navigate({ href: `/business/campaigns/${campaign_id}/edit` });
    },
  };
}
