import type { Business } from '#contract/businesses/businesses.ts';
import { draftOptions } from '#web/components/campaigns/builder-options.ts';
import { locationsOptions } from '#web/components/locations/location-options.ts';
import { neighborhoodOptions } from '#web/components/neighborhood-options.ts';
import { getQueryClient, type RouterContext } from '#web/router-context.ts';
import { denyOthersRecord } from '#web/session/others-record.ts';
import { viewBusiness } from '#web/session/viewed-business.ts';
import type { BuilderShop } from './preview-card.tsx';

/** The loader of the campaign builder. */
export async function loadBuilder(
  context: RouterContext,
  identifier: string,
  as: string | undefined,
): Promise<{ shop: BuilderShop; viewed: Business | null }> {
  const viewed = await viewBusiness(context, as);
  const shop = viewed ?? context.auth.getState().user?.business;
  if (!shop) throw new Error('The guard lets in nobody without a business');
  const queries = getQueryClient(context);
  await Promise.all([
    queries.fetchQuery(draftOptions(context.api, shop.id, identifier)).catch(denyOthersRecord),
    queries.ensureQueryData(locationsOptions(context.api, shop.id)),
    queries.ensureQueryData(neighborhoodOptions(context.api)),
  ]);
  const { id, business_name, slug, industry } = shop;
  return { shop: { id, business_name, slug, industry }, viewed };
}
