import type { Tx } from '#server/platform/db/database.ts';

export const FORGOTTEN = 'forgotten@deleted.invalid';

/** Erases an address from the records of these emails. Those still in the queue are deleted, so that none is sent. */
export async function forgetRecipient(
  tx: Tx,
  recipient: string,
  templates: readonly string[],
): Promise<void> {
  await tx
    .deleteFrom('email_events')
    .where('recipient', '=', recipient)
    .where('template', 'in', templates)
    .where('status', '=', 'queued')
    .execute();
  await tx
    .updateTable('email_events')
    .set({ recipient: FORGOTTEN })
    .where('recipient', '=', recipient)
    .where('template', 'in', templates)
    .execute();
}
