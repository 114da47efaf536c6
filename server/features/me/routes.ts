import { account, me } from '#contract/account.ts';
import { myData, standing } from '#contract/me.ts';
import { profileChange } from '#contract/settings.ts';
import { describeMe } from '../../http/describe-me.ts';
import { defineRoute, signedIn } from '../../http/route.ts';
import { changeProfile } from './change-profile.ts';
import { exportMyData } from './export-my-data.ts';
import { getStanding } from './get-standing.ts';

export const meRoutes = [
  defineRoute({
    method: 'GET',
    url: '/api/me',
    access: 'everyone',
    operation: 'getMe',
    summary: 'Who is signed in',
    response: me,
    handle: async ({ context, request, reply }) => {
      reply.header('cache-control', 'no-store');
      return describeMe(context.db, request);
    },
  }),
  defineRoute({
    method: 'GET',
    url: '/api/me/standing',
    access: 'signed_in',
    operation: 'getStanding',
    summary: 'Why an account or an application stands as it does',
    response: standing,
    handle: ({ context, ...call }) => getStanding(context.db, signedIn(call).account),
  }),
  defineRoute({
    method: 'PATCH',
    url: '/api/me/profile',
    access: 'in_good_standing',
    operation: 'changeProfile',
    summary: 'Change the name',
    body: profileChange,
    response: account,
    handle: ({ context, body, ...call }) => changeProfile(context, signedIn(call).account.user_id, body),
  }),
  defineRoute({
    method: 'GET',
    url: '/api/me/export',
    access: 'signed_in',
    operation: 'exportMyData',
    summary: 'Download what is kept about the account',
    response: myData,
    handle: ({ context, ...call }) => {
      call.reply.header('content-disposition', 'attachment; filename="bizmeet-my-data.json"');
      call.reply.header('cache-control', 'no-store');
      return exportMyData(context.db, signedIn(call).account);
    },
  }),
];
