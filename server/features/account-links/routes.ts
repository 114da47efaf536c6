import { accountLinkQuery, accountLinkStanding } from '#contract/account-links.ts';
import { defineRoute } from '../../http/route.ts';
import { getLinkStanding } from './get-link-standing.ts';

export const accountLinkRoutes = [
  defineRoute({
    method: 'GET',
    url: '/api/auth/links',
    access: 'everyone',
    operation: 'getAccountLink',
    summary: 'What the link in a mail stands for, without spending it',
    query: accountLinkQuery,
    response: accountLinkStanding,
    handle: ({ context, query }) => getLinkStanding(context, query.token),
  }),
];
