import { billingEndpoints } from '#contract/money/billing.ts';
import { handle } from '#server/platform/http/route.ts';
import { exportBilling } from './queries/export-billing.ts';
import { getBilling } from './queries/get-billing.ts';
import { listBillingEntries } from './queries/list-billing-entries.ts';

export const billingRoutes = [
  handle(billingEndpoints.getBilling, ({ context, account, params }) =>
    getBilling(context, account, params.id),
  ),
  handle(billingEndpoints.listBillingEntries, ({ context, account, params, query }) =>
    listBillingEntries(context.db, account, { business_id: params.id, ...query }),
  ),
  handle(billingEndpoints.exportBilling, ({ context, account, params, query }) =>
    exportBilling(context, account, { business_id: params.id, ...query }),
  ),
];
