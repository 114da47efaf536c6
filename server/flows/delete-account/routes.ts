import { settingsEndpoints } from '#contract/accounts/preferences.ts';
import { DONE } from '#contract/platform/answers.ts';
import { dropSessionCookie } from '#server/areas/accounts/sessions/session-cookie-reply.ts';
import { handle } from '#server/platform/http/route.ts';
import { deleteAccount } from './delete-account.ts';

export const accountDeletionRoutes = [
  handle(settingsEndpoints.deleteAccount, async ({ context, account, session, body, reply }) => {
    await deleteAccount(context, account, session.id, body.password);
    dropSessionCookie(context.config, reply);
    return DONE;
  }),
];
