import type { BusinessView } from '../api/generated/types.gen.ts';
import type { CampaignsView } from '../components/campaigns/campaigns-view.ts';
import {
  briefVersionsOptions,
  campaignEventsOptions,
  ownCampaignOptions,
  ownCampaignsOptions,
} from '../components/campaigns/own-campaign-options.ts';
import { campaignWorkOptions, workSegmentOf } from '../components/work/work-options.ts';
import { getQueryClient, type RouterContext } from '../router-context.ts';
import type { ShownShop } from './load-locations.ts';
import { viewBusiness } from './viewed-business.ts';

export interface ShownBusiness {
  shop: ShownShop;
  /** The business an admin looks at. */
  viewed: BusinessView | null;
}

/** The loader of the list of campaigns. */
export async function loadOwnCampaigns(context: RouterContext, view: CampaignsView): Promise<ShownBusiness> {
  const shown = await showBusiness(context, view.as);
  await getQueryClient(context).ensureInfiniteQueryData(
    ownCampaignsOptions(context.api, shown.shop.id, view),
  );
  return shown;
}

/** The loader of a workspace; null where no campaign of the business answers to the address. */
export async function loadWorkspace(
  context: RouterContext,
  {
    identifier,
    as,
    tab,
    state,
  }: { identifier: string; as?: string | undefined; tab?: string | undefined; state?: string | undefined },
): Promise<ShownBusiness | null> {
  const shown = await showBusiness(context, as);
  const queries = getQueryClient(context);
  const { api } = context;
  try {
    await Promise.all([
      queries.ensureQueryData(ownCampaignOptions(api, shown.shop.id, identifier)),
      tab === 'brief' && queries.ensureQueryData(briefVersionsOptions(api, shown.shop.id, identifier)),
      tab === 'work' &&
        queries.ensureInfiniteQueryData(
          campaignWorkOptions(api, { business_id: shown.shop.id, identifier }, workSegmentOf(state)),
        ),
      tab === 'activity' &&
        queries.ensureInfiniteQueryData(campaignEventsOptions(api, shown.shop.id, identifier)),
    ]);
  } catch (cause) {
    if (NO_SUCH.includes((cause as { code?: string }).code ?? '')) return null;
    throw cause;
  }
  return shown;
}

/** What an address can ask for that no campaign answers to. */
const NO_SUCH = ['invalid_input', 'not_found'];

async function showBusiness(context: RouterContext, as: string | undefined): Promise<ShownBusiness> {
  const viewed = await viewBusiness(context, as);
  const business = viewed ?? context.auth.getState().user?.business;
  if (!business) throw new Error('The guard lets in nobody without a business');
  const { id, business_name, slug, industry } = business;
  return { shop: { id, business_name, slug, industry }, viewed };
}
