import type { BusinessView } from '../api/generated/types.gen.ts';
import { figuresOptions, locationsOptions } from '../components/locations/location-options.ts';
import { neighborhoodOptions } from '../components/neighborhood-options.ts';
import { getQueryClient, type RouterContext } from '../router-context.ts';
import { viewBusiness } from './viewed-business.ts';

/** The shop whose locations are looked at: one's own, or the one an admin looks into. */
export interface ShownShop {
  id: string;
  business_name: string;
  slug: string;
  industry: string | null;
}

/** The loader of the page of locations. */
export async function loadLocations(
  context: RouterContext,
  as: string | undefined,
): Promise<{ shop: ShownShop; viewed: BusinessView | null }> {
  const viewed = await viewBusiness(context, as);
  const shop = viewed ?? context.auth.getState().user?.business;
  if (!shop) throw new Error('The guard lets in nobody without a business');
  const queries = getQueryClient(context);
  const [{ locations }] = await Promise.all([
    queries.ensureQueryData(locationsOptions(context.api, shop.id)),
    queries.ensureQueryData(neighborhoodOptions(context.api)),
  ]);
  const first = locations[0]?.neighborhood_id;
  if (first) await queries.ensureQueryData(figuresOptions(context.api, first));
  const { id, business_name, slug, industry } = shop;
  return { shop: { id, business_name, slug, industry }, viewed };
}
