import {
  earningPage,
  earningParams,
  earningSums,
  earningsOverview,
  earningsQuery,
} from '#contract/earnings.ts';
import { FILE } from '../../http/download.ts';
import { defineRoute, signedIn } from '../../http/route.ts';
import { getOwnCreatorId } from '../applications/own-application.ts';
import { getEarningReceipt } from './earning-receipt.ts';
import { getEarningsOverview } from './get-overview.ts';
import { listEarnings } from './list-earnings.ts';
import { readSums } from './read-sums.ts';

export const earningRoutes = [
  defineRoute({
    method: 'GET',
    url: '/api/me/earnings',
    access: 'creator',
    operation: 'listEarnings',
    summary: 'One’s own earnings, each with its way from the shop to the bank',
    query: earningsQuery,
    response: earningPage,
    handle: ({ context, query, ...call }) => listEarnings(context.db, signedIn(call).account.user_id, query),
  }),
  defineRoute({
    method: 'GET',
    url: '/api/me/earnings/overview',
    access: 'creator',
    operation: 'getEarningsOverview',
    summary: 'Where each cent is, and what can be sent to one’s bank now',
    response: earningsOverview,
    handle: ({ context, ...call }) => getEarningsOverview(context, signedIn(call).account.user_id),
  }),
  defineRoute({
    method: 'GET',
    url: '/api/me/earnings/sums',
    access: 'creator',
    operation: 'getEarningSums',
    summary: 'What is held, pending, available, on its way and paid',
    response: earningSums,
    handle: async ({ context, ...call }) => {
      const creatorId = await getOwnCreatorId(context.db, signedIn(call).account.user_id);
      return readSums(context.db, creatorId, context.now());
    },
  }),
  defineRoute({
    method: 'GET',
    url: '/api/me/earnings/:id/receipt',
    access: 'creator',
    operation: 'getEarningReceipt',
    summary: 'What one earning came to, as a PDF',
    params: earningParams,
    produces: 'application/pdf',
    response: FILE,
    handle: ({ context, params, ...call }) =>
      getEarningReceipt(context.db, signedIn(call).account.user_id, params.id),
  }),
];
