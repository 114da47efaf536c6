import { passwordEndpoints } from '#contract/accounts/passwords.ts';
import { DONE } from '#contract/platform/answers.ts';
import { takeProof } from '#server/areas/accounts/guessing/commands/auth-limits.ts';
import { readDevices } from '#server/areas/accounts/guessing/device-cookie.ts';
import { requestLink } from '#server/areas/accounts/links/commands/request-link.ts';
import { handle } from '#server/platform/http/route.ts';
import { changePassword } from './commands/change-password.ts';
import { resetPassword } from './commands/reset-password.ts';

export const passwordRoutes = [
  handle(passwordEndpoints.requestPasswordReset, ({ context, body, request }) =>
    requestLink(context, request, 'reset_password', body),
  ),
  handle(passwordEndpoints.resetPassword, async ({ context, body, request, reply }) => {
    await takeProof(context, request);
    await resetPassword(context, { request, reply }, body);
    return DONE;
  }),
  handle(passwordEndpoints.changePassword, async ({ context, account, session, body, request }) => {
    const { user_id } = account;
    const devices = readDevices(context.config, request);
    await changePassword(context, { user_id, session_id: session.id, devices, ...body });
    return DONE;
  }),
];
