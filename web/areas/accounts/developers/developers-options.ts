import { isAllowed } from '#domain/accounts/access.ts';
import { apiPages, apiQuery } from '#web/api/query.ts';
import type { ApiReach } from '#web/api/reach.ts';
import { queueCountsOptions } from '#web/components/admin/queue-counts-options.ts';
import { getQueryClient, type RouterContext } from '#web/router-context.ts';

export function keysOptions(api: ApiReach) {
  return apiPages(api, 'GET /api/api-keys', {});
}

export function webhooksOptions(api: ApiReach) {
  return apiQuery(api, 'GET /api/webhooks');
}

export function deliveriesOptions(api: ApiReach, id: string) {
  return apiPages(api, 'GET /api/webhooks/:id/deliveries', { params: { id } });
}

/** Of the admins, only owners have webhooks. */
export async function loadDevelopers({ context }: { context: RouterContext }): Promise<void> {
  const queries = getQueryClient(context);
  const { user } = context.auth.getState();
  const isAdmin = user?.role === 'admin';
  await Promise.all([
    queries.fetchInfiniteQuery(keysOptions(context.api)),
    isAdmin && queries.ensureQueryData(queueCountsOptions(context.api)),
    isAllowed('webhooks', user) && queries.fetchQuery(webhooksOptions(context.api)),
  ]);
}
