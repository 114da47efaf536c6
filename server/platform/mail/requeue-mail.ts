import type { Tx } from '#server/platform/db/database.ts';

/** A mail that failed waits again, with all its attempts before it. False where it did not fail. */
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
