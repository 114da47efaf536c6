import {
  accountParams,
  accountStanding,
  reinstatementRequest,
  suspensionRequest,
} from '#contract/suspensions.ts';
import { defineRoute, signedIn } from '../../http/route.ts';
import { moveAccount } from './move-account.ts';

export const suspensionRoutes = [
  defineRoute({
    method: 'PUT',
    url: '/api/accounts/:id/suspension',
    access: 'admin',
    operation: 'suspendAccount',
    summary: 'Suspend an account; its sessions end at once',
    params: accountParams,
    body: suspensionRequest,
    response: accountStanding,
    handle: ({ context, params, body, ...call }) =>
      moveAccount(context, {
        move: 'suspend',
        admin_id: signedIn(call).account.user_id,
        user_id: params.id,
        reason: body.reason,
      }),
  }),
  defineRoute({
    method: 'POST',
    url: '/api/accounts/:id/reinstatement',
    access: 'admin',
    operation: 'unsuspendAccount',
    summary: 'Take a suspension back',
    params: accountParams,
    body: reinstatementRequest,
    response: accountStanding,
    handle: ({ context, params, body, ...call }) =>
      moveAccount(context, {
        move: 'unsuspend',
        admin_id: signedIn(call).account.user_id,
        user_id: params.id,
        reason: body.reason,
      }),
  }),
];
