import type { Business } from '#contract/businesses/businesses.ts';
import type { ShownShop } from '#web/components/locations/load-locations.ts';
import { getQueryClient, type RouterContext } from '#web/router-context.ts';
import { viewBusiness } from '#web/session/viewed-business.ts';
import { type QuotesView, quoteOptions, quotesOptions } from './quotes-options.ts';

/** Loads the quotes of the user's own business, or of the one an admin views. */
export async function loadQuotes(
  context: RouterContext,
  view: QuotesView,
): Promise<{ shop: ShownShop; viewed: Business | null }> {
  const viewed = await viewBusiness(context, view.as);
  const shop = viewed ?? context.auth.getState().user?.business;
  if (!shop) throw new Error('The guard lets in nobody without a business');
  const queries = getQueryClient(context);
  const { pages } = await queries.ensureInfiniteQueryData(quotesOptions(context.api, shop.id, view));
  const isListed = pages.some(({ quotes }) => quotes.some(({ id }) => id === view.quote));
  if (view.quote && !isListed) await queries.prefetchQuery(quoteOptions(context.api, shop.id, view.quote));
  const { id, business_name, slug, industry } = shop;
  return { shop: { id, business_name, slug, industry }, viewed };
}
