import { ownApplicationPage, ownApplicationsQuery } from '#contract/own-applications.ts';
import { defineRoute, signedIn } from '../../http/route.ts';
import { listOwnApplications } from './list-own-applications.ts';

export const ownApplicationRoutes = [
  defineRoute({
    method: 'GET',
    url: '/api/own-applications',
    access: 'creator',
    operation: 'listOwnApplications',
    summary: "A creator's own applications and invitations",
    query: ownApplicationsQuery,
    response: ownApplicationPage,
    handle: ({ context, query, ...call }) =>
      listOwnApplications(context, signedIn(call).account.user_id, query),
  }),
];
