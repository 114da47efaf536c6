import type { Business } from '#contract/businesses/businesses.ts';
import type { ShownShop } from '#web/components/locations/load-locations.ts';
import { campaignWorkOptions, workSegmentOf } from '#web/components/work/work-options.ts';
import { getQueryClient, type RouterContext } from '#web/router-context.ts';
import { denyOthersRecord } from '#web/session/others-record.ts';
import { viewBusiness } from '#web/session/viewed-business.ts';
import type { CampaignsView } from './campaigns-view.ts';
import {
  briefVersionsOptions,
  campaignEventsOptions,
  ownCampaignOptions,
  ownCampaignsOptions,
} from './own-campaign-options.ts';

export interface ShownBusiness {
  shop: ShownShop;
  /** The business an admin views. */
  viewed: Business | null;
}

/** Loads the list of campaigns. */
export async function loadOwnCampaigns(context: RouterContext, view: CampaignsView): Promise<ShownBusiness> {
  const shown = await showBusiness(context, view.as);
  await getQueryClient(context).ensureInfiniteQueryData(
    ownCampaignsOptions(context.api, shown.shop.id, view),
  );
  return shown;
}

/** Loads a workspace. */
export async function loadWorkspace(
  context: RouterContext,
  {
    identifier,
    as,
    tab,
    state,
  }: { identifier: string; as?: string | undefined; tab?: string | undefined; state?: string | undefined },
): Promise<ShownBusiness> {
  const shown = await showBusiness(context, as);
  const queries = getQueryClient(context);
  const { api } = context;
  const campaign = queries.ensureQueryData(ownCampaignOptions(api, shown.shop.id, identifier));
  await Promise.all([
    campaign,
    tab === 'brief' && queries.ensureQueryData(briefVersionsOptions(api, shown.shop.id, identifier)),
    tab === 'work' &&
      campaign.then(({ status }) =>
        queries.ensureInfiniteQueryData(
          campaignWorkOptions(api, { business_id: shown.shop.id, identifier }, workSegmentOf(state, status)),
        ),
      ),
    tab === 'activity' &&
      queries.ensureInfiniteQueryData(campaignEventsOptions(api, shown.shop.id, identifier)),
  ]).catch(denyOthersRecord);
  return shown;
}

async function showBusiness(context: RouterContext, as: string | undefined): Promise<ShownBusiness> {
  const viewed = await viewBusiness(context, as);
  const business = viewed ?? context.auth.getState().user?.business;
  if (!business) throw new Error('The guard lets in nobody without a business');
  const { id, business_name, slug, industry } = business;
  return { shop: { id, business_name, slug, industry }, viewed };
}
