import { suspensionEndpoints } from '#contract/accounts/suspensions.ts';
import { handle } from '#server/platform/http/route.ts';
import { moveAccount } from './move-account.ts';

export const suspensionRoutes = [
  handle(suspensionEndpoints.suspendAccount, ({ context, account, params, body }) =>
    moveAccount(context, {
      move: 'suspend',
      admin_id: account.user_id,
      user_id: params.id,
      reason: body.reason,
    }),
  ),
  handle(suspensionEndpoints.unsuspendAccount, ({ context, account, params, body }) =>
    moveAccount(context, {
      move: 'unsuspend',
      admin_id: account.user_id,
      user_id: params.id,
      reason: body.reason,
    }),
  ),
];
