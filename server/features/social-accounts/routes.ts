import { z } from 'zod';
import {
  connectionCallback,
  connectionStart,
  ownSocialAccount,
  ownSocialAccounts,
  platformParams,
  proofCheck,
  socialAccountChange,
  socialAccountParams,
  socialAccountRequest,
} from '#contract/social-accounts.ts';
import { defineRoute, signedIn } from '../../http/route.ts';
import { addAccount } from './add-account.ts';
import { beginConnection } from './begin-connection.ts';
import { changeAccount } from './change-account.ts';
import { checkCode } from './check-code.ts';
import { completeConnection } from './complete-connection.ts';
import { disconnectAccount, removeAccount } from './disconnect-account.ts';
import { getOwnAccounts } from './get-own-accounts.ts';
import { giveCode } from './give-code.ts';
import { syncNow } from './sync-now.ts';

export const socialAccountRoutes = [
  defineRoute({
    method: 'GET',
    url: '/api/social-accounts',
    access: 'creator_side',
    operation: 'listOwnSocialAccounts',
    summary: 'Accounts elsewhere that one has named, with how far each is proven',
    response: ownSocialAccounts,
    handle: ({ context, ...call }) => getOwnAccounts(context, signedIn(call).account),
  }),
  defineRoute({
    method: 'POST',
    url: '/api/social-accounts',
    access: 'creator_side',
    operation: 'addSocialAccount',
    summary: 'Name an account elsewhere, one a platform',
    body: socialAccountRequest,
    response: ownSocialAccount,
    handle: ({ context, body, ...call }) => addAccount(context, signedIn(call).account, body),
  }),
  defineRoute({
    method: 'PATCH',
    url: '/api/social-accounts/:id',
    access: 'creator_side',
    operation: 'changeSocialAccount',
    summary: 'Change the handle, or what is said of it; another handle has to be proven anew',
    params: socialAccountParams,
    body: socialAccountChange,
    response: ownSocialAccount,
    handle: ({ context, params, body, ...call }) =>
      changeAccount(context, signedIn(call).account, params.id, body),
  }),
  defineRoute({
    method: 'DELETE',
    url: '/api/social-accounts/:id',
    access: 'creator_side',
    operation: 'removeSocialAccount',
    summary: 'Take an account off the profile',
    params: socialAccountParams,
    response: z.object({ id: z.string() }),
    handle: async ({ context, params, ...call }) => {
      await removeAccount(context, signedIn(call).account, params.id);
      return { id: params.id };
    },
  }),
  defineRoute({
    method: 'DELETE',
    url: '/api/social-accounts/:id/connection',
    access: 'creator_side',
    operation: 'disconnectSocialAccount',
    summary: 'Take a connection back, with everything that was read through it',
    params: socialAccountParams,
    response: ownSocialAccount,
    handle: ({ context, params, ...call }) => disconnectAccount(context, signedIn(call).account, params.id),
  }),
  defineRoute({
    method: 'POST',
    url: '/api/social-accounts/:id/syncs',
    access: 'creator_side',
    operation: 'syncSocialAccount',
    summary: 'Read the numbers of a connected account now',
    params: socialAccountParams,
    response: ownSocialAccount,
    handle: ({ context, params, ...call }) => syncNow(context, signedIn(call).account, params.id),
  }),
  defineRoute({
    method: 'POST',
    url: '/api/social-accounts/:id/proof-code',
    access: 'creator_side',
    operation: 'giveProofCode',
    summary: 'A code to put into the bio',
    params: socialAccountParams,
    response: ownSocialAccount,
    handle: ({ context, params, ...call }) => giveCode(context, signedIn(call).account, params.id),
  }),
  defineRoute({
    method: 'POST',
    url: '/api/social-accounts/:id/proof-checks',
    access: 'creator_side',
    operation: 'checkProofCode',
    summary: 'Look whether the code stands in the bio',
    params: socialAccountParams,
    response: proofCheck,
    handle: ({ context, params, ...call }) => checkCode(context, signedIn(call).account, params.id),
  }),
  defineRoute({
    method: 'POST',
    url: '/api/social-connections/:platform',
    access: 'creator_side',
    operation: 'beginSocialConnection',
    summary: 'Where to go to connect an account; whoever goes there has to come back within 10 minutes',
    params: platformParams,
    response: connectionStart,
    handle: ({ context, params, ...call }) => {
      const { account, session } = signedIn(call);
      return beginConnection(context, account, session.id, params.platform);
    },
  }),
  defineRoute({
    method: 'POST',
    url: '/api/social-connections/:platform/callback',
    access: 'creator_side',
    operation: 'completeSocialConnection',
    summary: 'Come back from a platform with its code, once',
    params: platformParams,
    body: connectionCallback,
    response: ownSocialAccount,
    handle: ({ context, params, body, ...call }) => {
      const { account, session } = signedIn(call);
      const arrival = { ...body, platform: params.platform, session_id: session.id };
      return completeConnection(context, account, arrival);
    },
  }),
];
