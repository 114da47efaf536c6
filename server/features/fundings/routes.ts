import { businessParams } from '#contract/business-views.ts';
import {
  campaignMoney,
  funding,
  fundingPage,
  fundingParams,
  fundingRequest,
  fundingStanding,
  ownCampaignParams,
  receipt,
  receiptList,
  receiptParams,
  receiptQuery,
} from '#contract/fundings.ts';
import { FILE } from '../../http/download.ts';
import { idempotencyHeaders } from '../../http/idempotency.ts';
import { defineRoute, signedIn } from '../../http/route.ts';
import { getFunding } from './funding-standing.ts';
import { getCampaignMoney } from './get-campaign-money.ts';
import { getFundingPage } from './get-funding-page.ts';
import { receiptFile } from './receipt-paper.ts';
import { getReceipt, listReceipts } from './receipts.ts';
import { startFunding } from './start-funding.ts';

export const fundingRoutes = [
  defineRoute({
    method: 'GET',
    url: '/api/businesses/:business_id/campaigns/:identifier/funding',
    access: 'business',
    operation: 'getFundingPage',
    summary: 'What is to be paid into a campaign, and how its last payment stands',
    params: ownCampaignParams,
    response: fundingPage,
    handle: ({ context, params, ...call }) => getFundingPage(context.db, signedIn(call).account, params),
  }),
  defineRoute({
    method: 'POST',
    url: '/api/businesses/:business_id/campaigns/:identifier/fundings',
    access: 'business_owner',
    operation: 'startFunding',
    summary: 'Begin to pay for spots; answers with the page of the payment provider',
    params: ownCampaignParams,
    headers: idempotencyHeaders,
    body: fundingRequest,
    response: funding,
    status: 201,
    handle: ({ context, params, body, ...call }) => {
      const key = String(call.request.headers['idempotency-key']);
      return startFunding(context, signedIn(call).account, { key, ...params, ...body });
    },
  }),
  defineRoute({
    method: 'GET',
    url: '/api/businesses/:business_id/campaigns/:identifier/money',
    access: 'business',
    operation: 'getCampaignMoney',
    summary: 'What is held, released and refunded, cent by cent',
    params: ownCampaignParams,
    response: campaignMoney,
    handle: ({ context, params, ...call }) => getCampaignMoney(context.db, signedIn(call).account, params),
  }),
  defineRoute({
    method: 'GET',
    url: '/api/businesses/:business_id/fundings/:funding_id',
    access: 'business',
    operation: 'getFunding',
    summary: 'How a payment stands',
    params: fundingParams,
    response: fundingStanding,
    handle: ({ context, params, ...call }) => getFunding(context.db, signedIn(call).account, params),
  }),
  defineRoute({
    method: 'GET',
    url: '/api/businesses/:id/receipts',
    access: 'business_owner',
    operation: 'listReceipts',
    summary: 'Receipts of everything that was paid in, the newest first',
    params: businessParams,
    query: receiptQuery,
    response: receiptList,
    handle: ({ context, params, query, ...call }) =>
      listReceipts(context.db, signedIn(call).account, params.id, query.cursor),
  }),
  defineRoute({
    method: 'GET',
    url: '/api/businesses/:business_id/receipts/:funding_id',
    access: 'business',
    operation: 'getReceipt',
    summary: 'The receipt of one payment, with what came back of it',
    params: receiptParams,
    response: receipt,
    handle: ({ context, params, ...call }) => getReceipt(context.db, signedIn(call).account, params),
  }),
  defineRoute({
    method: 'GET',
    url: '/api/businesses/:business_id/receipts/:funding_id/pdf',
    access: 'business',
    operation: 'getReceiptFile',
    summary: 'The same receipt as a PDF',
    params: receiptParams,
    produces: 'application/pdf',
    response: FILE,
    handle: async ({ context, params, ...call }) =>
      receiptFile(await getReceipt(context.db, signedIn(call).account, params)),
  }),
];
