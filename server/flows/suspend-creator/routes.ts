import { adminCreatorEndpoints } from '#contract/creators/admin.ts';
import { handle } from '#server/platform/http/route.ts';
import { reinstateCreator, suspendCreator } from './suspend-creator.ts';

export const suspendCreatorRoutes = [
  handle(adminCreatorEndpoints.suspendCreator, ({ context, account, params, body }) =>
    suspendCreator(context, account.user_id, { ...params, ...body }),
  ),
  handle(adminCreatorEndpoints.reinstateCreator, ({ context, account, params, body }) =>
    reinstateCreator(context, account.user_id, { ...params, ...body }),
  ),
];
