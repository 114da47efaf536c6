import type { Tx } from '#server/platform/db/database.ts';

/** Queues a failed mail again, with all its attempts. False if it hadn't failed. */
export async function requeueMail(tx: Tx, emailEventId: string): Promise<boolean> {
  const requeued = await tx
    .updateTable('email_events')
    .set({ status: 'queued', attempts: 0 })
    .where('id', '=', emailEventId)
    .where('status', '=', 'failed')
    .returning('id')
    .executeTakeFirst();
  return requeued !== undefined;
}
