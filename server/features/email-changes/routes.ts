import { emailChangeConfirmation, emailChangeStanding } from '#contract/account-links.ts';
import { DONE, done } from '#contract/sessions.ts';
import { emailChangeRequest } from '#contract/settings.ts';
import { takeProof } from '../../http/door-limits.ts';
import { defineRoute, signedIn } from '../../http/route.ts';
import { confirmEmailChange } from './confirm-email-change.ts';
import { requestEmailChange } from './request-email-change.ts';

export const emailChangeRoutes = [
  defineRoute({
    method: 'POST',
    url: '/api/me/email-changes',
    access: 'in_good_standing',
    operation: 'requestEmailChange',
    summary: 'Ask to move the account to another address; both have to confirm',
    body: emailChangeRequest,
    response: done,
    status: 202,
    handle: async ({ context, body, ...call }) => {
      await requestEmailChange(context, signedIn(call).account, call.request.ip, body);
      return DONE;
    },
  }),
  defineRoute({
    method: 'DELETE',
    url: '/api/me/email-changes',
    access: 'in_good_standing',
    operation: 'cancelEmailChange',
    summary: 'Stay with the present address',
    response: done,
    handle: async ({ context, ...call }) => {
      const { user_id } = signedIn(call).account;
      await context.db.deleteFrom('email_changes').where('user_id', '=', user_id).execute();
      return DONE;
    },
  }),
  defineRoute({
    method: 'POST',
    url: '/api/auth/email-change-confirmations',
    access: 'everyone',
    operation: 'confirmEmailChange',
    summary: 'Spend one of the two links of a change of address',
    body: emailChangeConfirmation,
    response: emailChangeStanding,
    handle: async ({ context, body, request }) => {
      await takeProof(context, `ip:${request.ip}`);
      return confirmEmailChange(context, body.token);
    },
  }),
];
