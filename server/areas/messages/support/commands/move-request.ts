import type { SupportThread } from '#contract/messages/support.ts';
import type { QueueMove } from '#domain/messages/support.ts';
import { daysAfter } from '#domain/work/work-timers.ts';
import type { Context } from '#server/platform/context.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { Problem } from '#server/platform/errors.ts';
import { lockRequest, lockRequests } from '../lock.ts';
import { getRequest } from '../queries/get-request.ts';
import { moveRequest } from '../transition.ts';
import { requireRoom } from './add-message.ts';

/** Closes, reopens or snoozes a request as an admin. */
export async function changeStatus(
  context: Context,
  adminId: string,
  id: string,
  { move, days }: { move: QueueMove; days?: number | undefined },
): Promise<SupportThread> {
  await inTransaction(context.db, async (tx) => {
    const until = days === undefined ? {} : { snoozed_until: daysAfter(context.now(), days).toISOString() };
    await moveRequest(tx, await lockRequest(tx, id), { move, admin_id: adminId, ...until });
  });
  return getRequest(context.db, id);
}

/**
 * Makes a request part of another one of the same person: its messages move there, and its link leads there. What was merged into it
 * before leads there too.
 */
export async function mergeRequests(
  context: Context,
  adminId: string,
  id: string,
  intoId: string,
): Promise<SupportThread> {
  if (id === intoId) throw new Problem('conflict', 'Choose another request to merge this one into.');
  await inTransaction(context.db, async (tx) => {
    const rows = await lockRequests(tx, [id, intoId]);
    const [row, into] = [rows.find((one) => one.id === id), rows.find((one) => one.id === intoId)];
    if (row === undefined || into === undefined || row.user_id !== into.user_id) {
      throw new Problem('conflict', 'Only requests of the same person can be merged.');
    }
    if (into.merged_into_id !== null)
      throw new Problem('conflict', 'That request was merged into another one.');
    await requireRoom(tx, [id, intoId]);
    await moveRequest(tx, row, { move: 'merge', admin_id: adminId, merged_into_id: intoId });
    await tx
      .updateTable('support_requests')
      .set({ merged_into_id: intoId })
      .where('merged_into_id', '=', id)
      .execute();
    await tx
      .updateTable('support_messages')
      .set({ support_request_id: intoId })
      .where('support_request_id', '=', id)
      .execute();
    // A question that was still open stays open in its new place.
    if (row.status === 'open' && into.status !== 'open') {
      await moveRequest(tx, into, { move: 'reopen', admin_id: adminId });
    }
  });
  return getRequest(context.db, intoId);
}
