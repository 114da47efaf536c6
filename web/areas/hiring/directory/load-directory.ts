import { redirect } from '@tanstack/react-router';
import type { Business } from '#contract/businesses/businesses.ts';
import type { DirectoryPage } from '#contract/hiring/directory.ts';
import { apiQuery } from '#web/api/query.ts';
import { loadSignedUrls } from '#web/components/media/load-media.ts';
import { neighborhoodOptions } from '#web/components/neighborhood-options.ts';
import { getQueryClient, type RouterContext } from '#web/router-context.ts';
import { type DirectoryView, queryOf } from './directory-view.ts';

const PATH = 'GET /api/businesses/:id/creators';

/** Loads a page of the directory. An address with a page that no longer exists leads to the first one. */
export async function loadDirectory(
  context: RouterContext,
  view: DirectoryView,
  viewed: Business | null,
): Promise<{ shopId: string; found: DirectoryPage }> {
  const shop = viewed ?? context.auth.getState().user?.business;
  if (!shop) throw new Error('The guard lets in nobody without a business');
  const queries = getQueryClient(context);
  const [found] = await Promise.all([
    queries
      .fetchQuery(apiQuery(context.api, PATH, { params: { id: shop.id }, query: queryOf(view) }))
      .catch((cause: { code?: string }) => {
        if (cause.code !== 'invalid_input') throw cause;
        throw redirect({ href: '/business/creators', replace: true });
      }),
    queries.ensureQueryData(neighborhoodOptions(context.api)),
  ]);
  await loadSignedUrls(
    context,
    found.creators.flatMap(({ avatar }) => avatar ?? []),
  );
  return { shopId: shop.id, found };
}
