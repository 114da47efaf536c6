import {
  payout,
  payoutPage,
  payoutParams,
  payoutRequest,
  payoutsQuery,
  wholePayout,
} from '#contract/payouts.ts';
import { idempotencyHeaders } from '../../http/idempotency.ts';
import { defineRoute, signedIn } from '../../http/route.ts';
import { cancelPayout } from './cancel-payout.ts';
import { getWholePayout, listPayouts } from './list-payouts.ts';
import { requestPayout } from './request-payout.ts';

export const payoutRoutes = [
  defineRoute({
    method: 'GET',
    url: '/api/me/payouts',
    access: 'creator',
    operation: 'listPayouts',
    summary: 'One’s own payouts, the newest first',
    query: payoutsQuery,
    response: payoutPage,
    handle: ({ context, query, ...call }) =>
      listPayouts(context, signedIn(call).account.user_id, query.cursor),
  }),
  defineRoute({
    method: 'POST',
    url: '/api/me/payouts',
    access: 'creator',
    operation: 'requestPayout',
    summary: 'Send what is available to one’s bank; it leaves at 6 p.m. in New York',
    headers: idempotencyHeaders,
    body: payoutRequest,
    response: payout,
    status: 201,
    handle: ({ context, body, ...call }) => {
      const key = String(call.request.headers['idempotency-key']);
      return requestPayout(context, signedIn(call).account, { key, ...body });
    },
  }),
  defineRoute({
    method: 'GET',
    url: '/api/me/payouts/:id',
    access: 'creator',
    operation: 'getPayout',
    summary: 'One payout with the earnings it is made of',
    params: payoutParams,
    response: wholePayout,
    handle: ({ context, params, ...call }) =>
      getWholePayout(context, signedIn(call).account.user_id, params.id),
  }),
  defineRoute({
    method: 'POST',
    url: '/api/me/payouts/:id/cancellation',
    access: 'creator',
    operation: 'cancelPayout',
    summary: 'Call a payout back before it leaves',
    params: payoutParams,
    response: payout,
    handle: ({ context, params, ...call }) =>
      cancelPayout(context, signedIn(call).account.user_id, params.id),
  }),
];
