import { fundingEndpoints } from '#contract/money/fundings.ts';
import { handle } from '#server/platform/http/route.ts';
import { correctReceipt } from './commands/correct-receipt.ts';
import { startFunding } from './commands/start-funding.ts';
import { getFunding } from './funding-progress.ts';
import { getCampaignMoney } from './queries/get-campaign-money.ts';
import { getFundingPage } from './queries/get-funding-page.ts';
import { receiptFile } from './receipt-document.ts';
import { getReceipt } from './receipts.ts';

export const fundingRoutes = [
  handle(fundingEndpoints.getFundingPage, ({ context, account, params }) =>
    getFundingPage(context, account, params),
  ),
  handle(fundingEndpoints.startFunding, ({ context, account, params, body, request }) => {
    const key = String(request.headers['idempotency-key']);
    return startFunding(context, account, { key, ...params, ...body });
  }),
  handle(fundingEndpoints.getCampaignMoney, ({ context, account, params }) =>
    getCampaignMoney(context.db, account, params),
  ),
  handle(fundingEndpoints.getFunding, ({ context, account, params }) =>
    getFunding(context.db, account, params),
  ),
  handle(fundingEndpoints.getReceipt, ({ context, account, params, query }) =>
    getReceipt(context.db, account, { ...params, ...query }),
  ),
  handle(fundingEndpoints.correctReceipt, ({ context, account, params, body }) =>
    correctReceipt(context, account, { ...params, ...body }),
  ),
  handle(fundingEndpoints.getReceiptFile, async ({ context, account, params, query }) =>
    receiptFile(await getReceipt(context.db, account, { ...params, ...query })),
  ),
];
