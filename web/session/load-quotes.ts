import type { BusinessView } from '../api/generated/types.gen.ts';
import { type QuotesView, quoteOptions, quotesOptions } from '../pages/quotes/quotes-options.ts';
import { getQueryClient, type RouterContext } from '../router-context.ts';
import type { ShownShop } from './load-locations.ts';
import { viewBusiness } from './viewed-business.ts';

/** The loader of the quotes of one's own business, or of the one an admin looks into. */
export async function loadQuotes(
  context: RouterContext,
  view: QuotesView,
): Promise<{ shop: ShownShop; viewed: BusinessView | null }> {
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
