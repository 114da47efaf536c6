import { businessEndpoints } from '#contract/businesses/businesses.ts';
import { handle } from '#server/platform/http/route.ts';
import { getBusiness } from './queries/get-business.ts';
import { listOwnBusinesses } from './queries/list-own-businesses.ts';

export const businessRoutes = [
  handle(businessEndpoints.listOwnBusinesses, ({ context, account, query }) =>
    listOwnBusinesses(context.db, account, query),
  ),
  handle(businessEndpoints.getBusiness, ({ context, account, params }) =>
    getBusiness(context.db, account, params.id),
  ),
];
