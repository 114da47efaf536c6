import { ownApplicationEndpoints } from '#contract/hiring/own-applications.ts';
import { handle } from '#server/platform/http/route.ts';
import { listOwnApplications } from './queries/list-own-applications.ts';

export const ownApplicationRoutes = [
  handle(ownApplicationEndpoints.listOwnApplications, ({ context, account, query }) =>
    listOwnApplications(context, account.user_id, query),
  ),
];
