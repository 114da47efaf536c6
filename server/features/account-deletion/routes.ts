import { DONE, done } from '#contract/sessions.ts';
import { deletionRequest } from '#contract/settings.ts';
import { defineRoute, signedIn } from '../../http/route.ts';
import { dropSessionCookie } from '../sessions/session-cookie-reply.ts';
import { deleteAccount } from './delete-account.ts';

export const accountDeletionRoutes = [
  defineRoute({
    method: 'POST',
    url: '/api/me/deletion',
    access: 'signed_in',
    operation: 'deleteAccount',
    summary: 'Delete the account: personal data is erased, money history is kept',
    body: deletionRequest,
    response: done,
    handle: async ({ context, body, ...call }) => {
      await deleteAccount(context, signedIn(call).account, body.password);
      dropSessionCookie(context.config, call.reply);
      return DONE;
    },
  }),
];
