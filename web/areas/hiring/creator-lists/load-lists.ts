import { redirect } from '@tanstack/react-router';
import type { Business } from '#contract/businesses/businesses.ts';
import { apiQuery } from '#web/api/query.ts';
import type { ApiReach } from '#web/api/reach.ts';
import { loadSignedUrls } from '#web/components/media/load-media.ts';
import { getQueryClient, type RouterContext } from '#web/router-context.ts';
import { stringifySearch } from '#web/search-params.ts';
import { viewBusiness } from '#web/session/viewed-business.ts';

interface Shop {
  shopId: string;
  /** The business an admin views. */
  viewed: Business | null;
}

export function listsOptions(api: ApiReach, shopId: string) {
  return apiQuery(api, 'GET /api/businesses/:id/creator-lists', { params: { id: shopId }, query: {} });
}

export function listOptions(api: ApiReach, shopId: string, id: string, cursor?: string) {
  const params = { id: shopId, list_id: id };
  return apiQuery(api, 'GET /api/businesses/:id/creator-lists/:list_id', {
    params,
    query: { ...(cursor && { cursor }) },
  });
}

/** Errors of an address that no list has. */
const NO_SUCH = ['invalid_input', 'not_found'];

/** Loads the lists, or the one in the address. A list that is gone, or of another business, leads to the lists. */
export async function loadList(
  context: RouterContext,
  id: string | undefined,
  { as, cursor }: { as?: string | undefined; cursor?: string | undefined },
): Promise<Shop> {
  const shop = await findShop(context, as);
  const queries = getQueryClient(context);
  if (id === undefined) {
    await queries.ensureQueryData(listsOptions(context.api, shop.shopId));
    return shop;
  }
  const page = await queries
    .ensureQueryData(listOptions(context.api, shop.shopId, id, cursor))
    .catch((cause: { code?: string }) => {
      if (!NO_SUCH.includes(cause.code ?? '')) throw cause;
      throw redirect({ href: `/business/creator-lists${stringifySearch({ as })}`, replace: true });
    });
  await loadSignedUrls(
    context,
    page.entries.flatMap(({ creator }) => creator?.avatar ?? []),
  );
  return shop;
}

async function findShop(context: RouterContext, as: string | undefined): Promise<Shop> {
  const viewed = await viewBusiness(context, as);
  const shop = viewed ?? context.auth.getState().user?.business;
  if (!shop) throw new Error('The guard lets in nobody without a business');
  return { shopId: shop.id, viewed };
}
