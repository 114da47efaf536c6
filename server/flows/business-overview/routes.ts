import { businessOverviewEndpoints } from '#contract/flows/business-overview.ts';
import { handle } from '#server/platform/http/route.ts';
import { getBusinessOverview } from './get-overview.ts';

export const businessOverviewRoutes = [
  handle(businessOverviewEndpoints.getBusinessOverview, ({ context, account, params }) =>
    getBusinessOverview(context, account, params.id),
  ),
];
