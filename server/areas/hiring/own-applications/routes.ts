import { ownApplicationEndpoints } from '#contract/hiring/own-applications.ts';
import { creatorIdOf } from '#server/areas/creators/profiles/creator-id-of.ts';
import { handle } from '#server/platform/http/route.ts';
import { listOwnApplicationParts } from './queries/list-own-application-parts.ts';
import { listOwnApplications } from './queries/list-own-applications.ts';

export const ownApplicationRoutes = [
  handle(ownApplicationEndpoints.listOwnApplications, ({ context, account, query }) =>
    listOwnApplications(context, creatorIdOf(account), query),
  ),
  handle(ownApplicationEndpoints.listOwnApplicationParts, ({ context, account, query }) =>
    listOwnApplicationParts(context, creatorIdOf(account), query),
  ),
];
