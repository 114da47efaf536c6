import { adminPayoutEndpoints } from '#contract/money/payouts-admin.ts';
import { requireSecondAdmin } from '#server/areas/base/approvals/commands/require-second-admin.ts';
import { handle } from '#server/platform/http/route.ts';
import { cancelForAdmin } from './commands/cancel-for-admin.ts';
import { RETRY_PAYOUT, retryPayout } from './commands/retry-payout.ts';
import { sendBatch } from './commands/send-batch.ts';
import { RELEASE_PAYOUT, releasePayout, stopPayout } from './commands/stop-payout.ts';
import { getPayoutRecord } from './queries/get-payout.ts';
import { getPayoutSummary } from './queries/get-summary.ts';
import { listAllPayouts } from './queries/list-payouts.ts';

export const adminPayoutRoutes = [
  handle(adminPayoutEndpoints.listAllPayouts, ({ context, query }) => listAllPayouts(context, query)),
  handle(adminPayoutEndpoints.getPayoutSummary, ({ context }) => getPayoutSummary(context)),
  handle(adminPayoutEndpoints.sendPayoutBatch, ({ context, account, body }) =>
    sendBatch(context, account.user_id, body.reason),
  ),
  handle(adminPayoutEndpoints.getPayoutRecord, ({ context, params }) => getPayoutRecord(context, params.id)),
  handle(adminPayoutEndpoints.stopPayout, ({ context, account, params, body }) =>
    stopPayout(context, account.user_id, { ...params, ...body }),
  ),
  handle(adminPayoutEndpoints.releasePayout, async ({ context, account, params, body }) => {
    const admin_id = account.user_id;
    const request = { ...params, ...body };
    await requireSecondAdmin(context, RELEASE_PAYOUT, {
      admin_id,
      subject_id: params.id,
      reason: body.reason,
      request,
    });
    return releasePayout(context, admin_id, request);
  }),
  handle(adminPayoutEndpoints.cancelPayoutForCreator, ({ context, account, params, body }) =>
    cancelForAdmin(context, account.user_id, { ...params, ...body }),
  ),
  handle(adminPayoutEndpoints.retryPayout, async ({ context, account, params, body }) => {
    const admin_id = account.user_id;
    const request = { ...params, ...body };
    await requireSecondAdmin(context, RETRY_PAYOUT, {
      admin_id,
      subject_id: params.id,
      reason: body.reason,
      request,
    });
    return retryPayout(context, admin_id, request);
  }),
];
