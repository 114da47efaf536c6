import {
  openSpotsParams,
  openSpotsRefund,
  openSpotsRefunded,
  payment,
  paymentAttention,
  paymentExportQuery,
  paymentPage,
  paymentParams,
  paymentSummary,
  paymentsQuery,
  refundRetry,
  refundRetryParams,
} from '#contract/admin-payments.ts';
import { done } from '#contract/sessions.ts';
import { FILE } from '../../http/download.ts';
import { idempotencyHeaders } from '../../http/idempotency.ts';
import { defineRoute, signedIn } from '../../http/route.ts';
import { exportPayments } from './export-payments.ts';
import { getPayment } from './get-payment.ts';
import { getSummary } from './get-summary.ts';
import { listAttention } from './list-attention.ts';
import { listPayments } from './list-payments.ts';
import { refundOpenSpots } from './refund-open-spots.ts';
import { retryRefund } from './retry-refund.ts';

export const adminPaymentRoutes = [
  defineRoute({
    method: 'GET',
    url: '/api/admin/payments',
    access: 'admin',
    operation: 'listPayments',
    summary: 'What was paid in for each creator’s spot, and where it is',
    query: paymentsQuery,
    response: paymentPage,
    handle: ({ context, query }) => listPayments(context, query),
  }),
  defineRoute({
    method: 'GET',
    url: '/api/admin/payment-summary',
    access: 'admin',
    operation: 'getPaymentSummary',
    summary: 'What is held, what was released and refunded this month, and what waits for a person',
    response: paymentSummary,
    handle: ({ context }) => getSummary(context),
  }),
  defineRoute({
    method: 'GET',
    url: '/api/admin/payment-attention',
    access: 'admin',
    operation: 'listPaymentAttention',
    summary: 'What banks took back and what could not be given back, the oldest first',
    response: paymentAttention,
    handle: ({ context }) => listAttention(context.db),
  }),
  defineRoute({
    method: 'GET',
    url: '/api/admin/payment-export',
    access: 'admin',
    operation: 'exportPayments',
    summary: 'The list as it is filtered, as CSV; at most 5,000 rows',
    query: paymentExportQuery,
    response: FILE,
    produces: 'text/csv; charset=utf-8',
    handle: ({ context, query }) => exportPayments(context, query),
  }),
  defineRoute({
    method: 'GET',
    url: '/api/admin/payments/:id',
    access: 'admin',
    operation: 'getPayment',
    summary: 'One creator’s spot with its ledger, its work and what can be done',
    params: paymentParams,
    response: payment,
    handle: ({ context, params }) => getPayment(context, params.id),
  }),
  defineRoute({
    method: 'POST',
    url: '/api/admin/refunds/:id/retry',
    access: 'admin',
    operation: 'retryRefund',
    summary: 'Tell the provider again to give money back that it could not give back',
    params: refundRetryParams,
    body: refundRetry,
    response: done,
    handle: async ({ context, params, body, ...call }) => {
      await retryRefund(context, signedIn(call).account.user_id, { ...params, ...body });
      return { done: true } as const;
    },
  }),
  defineRoute({
    method: 'POST',
    url: '/api/admin/campaigns/:id/open-spots-refund',
    access: 'admin',
    operation: 'refundOpenSpots',
    summary: 'Give back what was paid in for spots of a campaign that nobody took',
    params: openSpotsParams,
    headers: idempotencyHeaders,
    body: openSpotsRefund,
    response: openSpotsRefunded,
    handle: ({ context, params, body, ...call }) => {
      const key = String(call.request.headers['idempotency-key']);
      const { user_id } = signedIn(call).account;
      return refundOpenSpots(context, user_id, { key, campaign_id: params.id, ...body });
    },
  }),
];
