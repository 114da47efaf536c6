import { accountLinkEndpoints } from '#contract/accounts/links.ts';
import { handle } from '#server/platform/http/route.ts';
import { getLinkStatus } from './queries/get-link-status.ts';

export const accountLinkRoutes = [
  handle(accountLinkEndpoints.getAccountLink, ({ context, query, request }) =>
    getLinkStatus(context, request, query.token),
  ),
];
