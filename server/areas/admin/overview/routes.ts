import { overviewEndpoints } from '#contract/admin/overview.ts';
import { handle } from '#server/platform/http/route.ts';
import { getOverview } from './queries/get-overview.ts';

export const overviewRoutes = [
  handle(overviewEndpoints.getOverview, ({ context, account, query }) =>
    getOverview(context, account, query.days),
  ),
];
