import { overview, overviewQuery } from '#contract/overview.ts';
import { defineRoute } from '../../http/route.ts';
import { getOverview } from './get-overview.ts';

export const overviewRoutes = [
  defineRoute({
    method: 'GET',
    url: '/api/admin/overview',
    access: 'admin',
    operation: 'getOverview',
    summary: 'What waits, how the days went beside those before, and how the machine does',
    query: overviewQuery,
    response: overview,
    handle: ({ context, query }) => getOverview(context, query.days),
  }),
];
