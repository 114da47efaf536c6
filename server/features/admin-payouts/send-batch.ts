import type { Context } from '../../context.ts';
import { recordAction } from '../audit-log/record-action.ts';
import { listWaiting, sendAll } from '../payouts/send-payouts.ts';
import { auditOf } from './change-hold.ts';

/** Sends the next batch now. What is held, or waits for something else, stays. */
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
