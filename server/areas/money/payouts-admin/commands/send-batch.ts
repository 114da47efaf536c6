import { recordAction } from '#server/areas/base/audit-log/commands/record-action.ts';
import { listWaiting, sendAll } from '#server/areas/money/payouts/jobs/send-payouts.ts';
import type { Context } from '#server/platform/context.ts';
import { auditOf } from './stop-payout.ts';

/** Sends the next batch now, except payouts that are on hold or not allowed to leave. */
export async function sendBatch(
  context: Context,
  adminId: string,
  reason: string,
): Promise<{ sent_count: number }> {
  const sent_count = await sendAll(context, await listWaiting(context), (tx, id) =>
    recordAction(tx, { ...auditOf(adminId, id, reason), action: 'send_payout' }),
  );
  return { sent_count };
}
