import {
  adminSocialAccount,
  adminSocialPage,
  adminSocialQuery,
  socialDisconnection,
  socialSummary,
} from '#contract/admin-social-accounts.ts';
import { socialAccountParams } from '#contract/social-accounts.ts';
import { defineRoute, signedIn } from '../../http/route.ts';
import { disconnectForAdmin } from './disconnect-for-admin.ts';
import { getSocialAccount } from './get-social-account.ts';
import { getSummary } from './get-summary.ts';
import { listAllSocialAccounts } from './list-social-accounts.ts';
import { syncForAdmin } from './sync-for-admin.ts';

export const adminSocialAccountRoutes = [
  defineRoute({
    method: 'GET',
    url: '/api/admin/social-accounts',
    access: 'admin',
    operation: 'listAllSocialAccounts',
    summary: 'Every account elsewhere, newest first; `search` begins a handle, a name or an email',
    query: adminSocialQuery,
    response: adminSocialPage,
    handle: ({ context, query }) => listAllSocialAccounts(context, query),
  }),
  defineRoute({
    method: 'GET',
    url: '/api/admin/social-summary',
    access: 'admin',
    operation: 'getSocialSummary',
    summary: 'How connections stand, and what each platform is reached by',
    response: socialSummary,
    handle: ({ context }) => getSummary(context),
  }),
  defineRoute({
    method: 'GET',
    url: '/api/admin/social-accounts/:id',
    access: 'admin',
    operation: 'getSocialAccount',
    summary: 'One account elsewhere with its newest readings',
    params: socialAccountParams,
    response: adminSocialAccount,
    handle: ({ context, params }) => getSocialAccount(context, params.id),
  }),
  defineRoute({
    method: 'POST',
    url: '/api/admin/social-accounts/:id/syncs',
    access: 'admin',
    operation: 'syncSocialAccountForAdmin',
    summary: 'Read the numbers of a connected account now',
    params: socialAccountParams,
    response: adminSocialAccount,
    handle: ({ context, params, ...call }) =>
      syncForAdmin(context, signedIn(call).account.user_id, params.id),
  }),
  defineRoute({
    method: 'POST',
    url: '/api/admin/social-accounts/:id/disconnection',
    access: 'admin',
    operation: 'disconnectSocialAccountForAdmin',
    summary: 'Take a connection off, with a reason its creator reads',
    params: socialAccountParams,
    body: socialDisconnection,
    response: adminSocialAccount,
    handle: ({ context, params, body, ...call }) =>
      disconnectForAdmin(context, { admin_id: signedIn(call).account.user_id, id: params.id, ...body }),
  }),
];
