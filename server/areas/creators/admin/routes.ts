import { adminCreatorEndpoints } from '#contract/creators/admin.ts';
import { handle } from '#server/platform/http/route.ts';
import { listCreators } from './queries/list-creators.ts';

export const adminCreatorRoutes = [
  handle(adminCreatorEndpoints.listCreators, ({ context, query }) => listCreators(context, query)),
];
