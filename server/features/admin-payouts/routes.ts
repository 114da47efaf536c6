import {
  adminPayout,
  adminPayoutPage,
  adminPayoutParams,
  adminPayoutsQuery,
  payoutBatch,
  payoutExportQuery,
  payoutReason,
  payoutSummary,
} from '#contract/admin-payouts.ts';
import { FILE } from '../../http/download.ts';
import { defineRoute, signedIn } from '../../http/route.ts';
import { cancelForAdmin } from './cancel-for-admin.ts';
import { letPayoutGo, stopPayout } from './change-hold.ts';
import { exportPayouts } from './export-payouts.ts';
import { getPayoutRecord } from './get-payout.ts';
import { getPayoutSummary } from './get-summary.ts';
import { listAllPayouts } from './list-payouts.ts';
import { retryPayout } from './retry-payout.ts';
import { sendBatch } from './send-batch.ts';

export const adminPayoutRoutes = [
  defineRoute({
    method: 'GET',
    url: '/api/admin/payouts',
    access: 'admin',
    operation: 'listAllPayouts',
    summary: 'All payouts, newest first; `search` is the beginning of a creator’s name or address',
    query: adminPayoutsQuery,
    response: adminPayoutPage,
    handle: ({ context, query }) => listAllPayouts(context, query),
  }),
  defineRoute({
    method: 'GET',
    url: '/api/admin/payouts/summary',
    access: 'admin',
    operation: 'getPayoutSummary',
    summary: 'What leaves next, what waits for somebody, and what is on its way',
    response: payoutSummary,
    handle: ({ context }) => getPayoutSummary(context),
  }),
  defineRoute({
    method: 'GET',
    url: '/api/admin/payouts/export',
    access: 'admin',
    operation: 'exportPayouts',
    summary: 'The list of payouts as a table for spreadsheets, at most 5,000 rows',
    query: payoutExportQuery,
    response: FILE,
    produces: 'text/csv; charset=utf-8',
    handle: ({ context, query }) => exportPayouts(context, query),
  }),
  defineRoute({
    method: 'POST',
    url: '/api/admin/payouts/batch',
    access: 'admin',
    operation: 'sendPayoutBatch',
    summary: 'Send the next batch now instead of at 6 p.m.; what is held stays',
    body: payoutReason,
    response: payoutBatch,
    handle: ({ context, body, ...call }) => sendBatch(context, signedIn(call).account.user_id, body.reason),
  }),
  defineRoute({
    method: 'GET',
    url: '/api/admin/payouts/:id',
    access: 'admin',
    operation: 'getPayoutRecord',
    summary: 'One payout with its parts, its transfers and what can be done with it',
    params: adminPayoutParams,
    response: adminPayout,
    handle: ({ context, params }) => getPayoutRecord(context, params.id),
  }),
  defineRoute({
    method: 'POST',
    url: '/api/admin/payouts/:id/hold',
    access: 'admin',
    operation: 'holdPayout',
    summary: 'Keep a payout from leaving',
    params: adminPayoutParams,
    body: payoutReason,
    response: adminPayout,
    handle: ({ context, params, body, ...call }) =>
      stopPayout(context, signedIn(call).account.user_id, { ...params, ...body }),
  }),
  defineRoute({
    method: 'POST',
    url: '/api/admin/payouts/:id/release',
    access: 'admin',
    operation: 'releasePayout',
    summary: 'Let a payout that is held go with the next batch',
    params: adminPayoutParams,
    body: payoutReason,
    response: adminPayout,
    handle: ({ context, params, body, ...call }) =>
      letPayoutGo(context, signedIn(call).account.user_id, { ...params, ...body }),
  }),
  defineRoute({
    method: 'POST',
    url: '/api/admin/payouts/:id/cancellation',
    access: 'admin',
    operation: 'cancelPayoutForCreator',
    summary: 'Take a payout back before it leaves; its money is available again',
    params: adminPayoutParams,
    body: payoutReason,
    response: adminPayout,
    handle: ({ context, params, body, ...call }) =>
      cancelForAdmin(context, signedIn(call).account.user_id, { ...params, ...body }),
  }),
  defineRoute({
    method: 'POST',
    url: '/api/admin/payouts/:id/retry',
    access: 'admin',
    operation: 'retryPayout',
    summary: 'Send a payout that failed once more, as a new one',
    params: adminPayoutParams,
    body: payoutReason,
    response: adminPayout,
    handle: ({ context, params, body, ...call }) =>
      retryPayout(context, signedIn(call).account.user_id, { ...params, ...body }),
  }),
];
