import { DONE, done, mailReceipt, mailRequest, passwordResetRequest } from '#contract/sessions.ts';
import { passwordChange } from '#contract/settings.ts';
import { takeProof } from '../../http/door-limits.ts';
import { defineRoute, signedIn } from '../../http/route.ts';
import { requestLink } from '../account-links/request-link.ts';
import { changePassword } from './change-password.ts';
import { resetPassword } from './reset-password.ts';

export const passwordRoutes = [
  defineRoute({
    method: 'POST',
    url: '/api/auth/password-resets',
    access: 'everyone',
    operation: 'requestPasswordReset',
    summary: 'Mail a link to choose a new password',
    body: mailRequest,
    response: mailReceipt,
    status: 202,
    handle: ({ context, body, request }) => requestLink(context, request.ip, 'reset_password', body.email),
  }),
  defineRoute({
    method: 'POST',
    url: '/api/auth/passwords',
    access: 'everyone',
    operation: 'resetPassword',
    summary: 'Spend a link and choose a new password',
    body: passwordResetRequest,
    response: done,
    handle: async ({ context, body, request }) => {
      await takeProof(context, `ip:${request.ip}`);
      await resetPassword(context, body.token, body.password);
      return DONE;
    },
  }),
  defineRoute({
    method: 'PUT',
    url: '/api/me/password',
    access: 'signed_in',
    operation: 'changePassword',
    summary: 'Choose a new password; every other device is signed out',
    body: passwordChange,
    response: done,
    handle: async ({ context, body, ...call }) => {
      const { account, session } = signedIn(call);
      const { user_id, email } = account;
      await changePassword(context, { user_id, email, session_id: session.id, ...body });
      return DONE;
    },
  }),
];
