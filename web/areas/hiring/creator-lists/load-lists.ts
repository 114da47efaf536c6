import type { Business } from '#contract/businesses/businesses.ts';
import { apiQuery } from '#web/api/query.ts';
import type { ApiReach } from '#web/api/reach.ts';
import { loadSignedUrls } from '#web/components/media/load-media.ts';
import { getQueryClient, type RouterContext } from '#web/router-context.ts';
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

export async function loadLists(context: RouterContext, as: string | undefined): Promise<Shop> {
  const shop = await findShop(context, as);
  await getQueryClient(context).ensureQueryData(listsOptions(context.api, shop.shopId));
  return shop;
}

/** Errors of an address that no list has. */
const NO_SUCH = ['invalid_input', 'not_found'];

/** Null for a list that is gone, or of another business. */
export async function loadList(
  context: RouterContext,
  id: string,
  { as, cursor }: { as?: string | undefined; cursor?: string | undefined },
): Promise<(Shop & { id: string }) | null> {
  const shop = await findShop(context, as);
  const page = await getQueryClient(context)
    .ensureQueryData(listOptions(context.api, shop.shopId, id, cursor))
    .catch((cause: { code?: string }) => {
      if (NO_SUCH.includes(cause.code ?? '')) return null;
      throw cause;
    });
  if (page === null) return null;
  await loadSignedUrls(
    context,
    page.entries.flatMap(({ creator }) => creator?.avatar ?? []),
  );
  return { ...shop, id };
}

async function findShop(context: RouterContext, as: string | undefined): Promise<Shop> {
  const viewed = await viewBusiness(context, as);
  const shop = viewed ?? context.auth.getState().user?.business;
  if (!shop) throw new Error('The guard lets in nobody without a business');
  return { shopId: shop.id, viewed };
}
