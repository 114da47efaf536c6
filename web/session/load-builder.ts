import type { BusinessView } from '../api/generated/types.gen.ts';
import { locationsOptions } from '../components/locations/location-options.ts';
import { neighborhoodOptions } from '../components/neighborhood-options.ts';
import { draftOptions } from '../pages/campaigns/builder/builder-options.ts';
import type { BuilderShop } from '../pages/campaigns/builder/preview-card.tsx';
import { getQueryClient, type RouterContext } from '../router-context.ts';
import { viewBusiness } from './viewed-business.ts';

/** The loader of the page where a campaign is written. */
export async function loadBuilder(
  context: RouterContext,
  identifier: string,
  as: string | undefined,
): Promise<{ shop: BuilderShop; viewed: BusinessView | null }> {
  const viewed = await viewBusiness(context, as);
  const shop = viewed ?? context.auth.getState().user?.business;
  if (!shop) throw new Error('The guard lets in nobody without a business');
  const queries = getQueryClient(context);
  await Promise.all([
    queries.fetchQuery(draftOptions(context.api, shop.id, identifier)),
    queries.ensureQueryData(locationsOptions(context.api, shop.id)),
    queries.ensureQueryData(neighborhoodOptions(context.api)),
  ]);
  const { id, business_name, slug, industry } = shop;
  return { shop: { id, business_name, slug, industry }, viewed };
}
