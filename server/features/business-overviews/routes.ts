import { businessOverview } from '#contract/business-overviews.ts';
import { businessParams } from '#contract/business-views.ts';
import { defineRoute, signedIn } from '../../http/route.ts';
import { getBusinessOverview } from './get-overview.ts';

export const businessOverviewRoutes = [
  defineRoute({
    method: 'GET',
    url: '/api/businesses/:id/overview',
    access: 'business',
    operation: 'getBusinessOverview',
    summary: 'What needs the people of a business, and where it is',
    params: businessParams,
    response: businessOverview,
    handle: ({ context, params, ...call }) => getBusinessOverview(context, signedIn(call).account, params.id),
  }),
];
