import { adminBusinessEndpoints } from '#contract/businesses/admin.ts';
import { handle } from '#server/platform/http/route.ts';
import { getBusiness } from './queries/get-business.ts';
import { listBusinesses } from './queries/list-businesses.ts';

export const adminBusinessRoutes = [
  handle(adminBusinessEndpoints.listBusinesses, ({ context, query }) => listBusinesses(context.db, query)),
  handle(adminBusinessEndpoints.getBusinessRecord, ({ context, params }) => getBusiness(context, params.id)),
];
