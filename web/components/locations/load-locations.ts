import type { Business } from '#contract/businesses/businesses.ts';
import { neighborhoodOptions } from '#web/components/neighborhood-options.ts';
import { getQueryClient, type RouterContext } from '#web/router-context.ts';
import { viewBusiness } from '#web/session/viewed-business.ts';
import { figuresOptions, locationsOptions } from './location-options.ts';

/** The shop whose locations are shown: the user's own, or the one an admin views. */
export interface ShownShop {
  id: string;
  business_name: string;
  slug: string;
  industry: string | null;
}

/** Loads the locations page. */
export async function loadLocations(
  context: RouterContext,
  as: string | undefined,
): Promise<{ shop: ShownShop; viewed: Business | null }> {
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
