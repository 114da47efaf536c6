import { payee, payeeChange, payeeConnected, payeeRequest } from '#contract/payees.ts';
import { defineRoute, signedIn } from '../../http/route.ts';
import { changeWeekly } from './change-weekly.ts';
import { connectPayee } from './connect-payee.ts';
import { getOwnPayee, readOwnPayee } from './present-payee.ts';

export const payeeRoutes = [
  defineRoute({
    method: 'GET',
    url: '/api/me/payee',
    access: 'creator',
    operation: 'getPayee',
    summary: 'One’s own payout account and tax form, as far as we know them',
    response: payee,
    handle: ({ context, ...call }) => getOwnPayee(context, signedIn(call).account.user_id),
  }),
  defineRoute({
    method: 'POST',
    url: '/api/me/payee',
    access: 'creator',
    operation: 'connectPayee',
    summary: 'Begin to connect or change a payout account; answers with the page of the payment provider',
    body: payeeRequest,
    response: payeeConnected,
    handle: ({ context, body, ...call }) => connectPayee(context, signedIn(call).account, body),
  }),
  defineRoute({
    method: 'POST',
    url: '/api/me/payee/reading',
    access: 'creator',
    operation: 'readPayee',
    summary: 'Ask the payment provider how one’s own payout account stands',
    response: payee,
    handle: ({ context, ...call }) => readOwnPayee(context, signedIn(call).account.user_id),
  }),
  defineRoute({
    method: 'PATCH',
    url: '/api/me/payee',
    access: 'creator',
    operation: 'changePayee',
    summary: 'Turn weekly payouts on or off',
    body: payeeChange,
    response: payee,
    handle: ({ context, body, ...call }) =>
      changeWeekly(context, signedIn(call).account.user_id, body.is_weekly),
  }),
];
