import { adminPaymentEndpoints } from '#contract/admin/payments.ts';
import { requireSecondAdmin } from '#server/areas/base/approvals/commands/require-second-admin.ts';
import { handle } from '#server/platform/http/route.ts';
import { REFUND_OPEN_SPOTS, refundOpenSpots } from './commands/refund-open-spots.ts';
import { RETRY_REFUND, retryRefund } from './commands/retry-refund.ts';
import { getPayment } from './queries/get-payment.ts';
import { getSummary } from './queries/get-summary.ts';
import { listAttention } from './queries/list-attention.ts';
import { listPayments } from './queries/list-payments.ts';

export const adminPaymentRoutes = [
  handle(adminPaymentEndpoints.listPayments, ({ context, query }) => listPayments(context, query)),
  handle(adminPaymentEndpoints.getPaymentSummary, ({ context }) => getSummary(context)),
  handle(adminPaymentEndpoints.listPaymentAttention, ({ context }) => listAttention(context.db)),
  handle(adminPaymentEndpoints.getPayment, ({ context, params }) => getPayment(context, params.id)),
  handle(adminPaymentEndpoints.retryRefund, async ({ context, account, params, body }) => {
    const admin_id = account.user_id;
    const request = { ...params, ...body };
    await requireSecondAdmin(context, RETRY_REFUND, {
      admin_id,
      subject_id: params.id,
      reason: body.reason,
      request,
    });
    await retryRefund(context, admin_id, request);
    return { done: true } as const;
  }),
  handle(adminPaymentEndpoints.refundOpenSpots, async ({ context, account, params, body, request }) => {
    const key = String(request.headers['idempotency-key']);
    const { user_id } = account;
    await requireSecondAdmin(context, REFUND_OPEN_SPOTS, {
      admin_id: user_id,
      subject_id: params.id,
      reason: body.reason,
      request: { campaign_id: params.id, ...body },
    });
    return refundOpenSpots(context, user_id, { key, campaign_id: params.id, ...body });
  }),
];
