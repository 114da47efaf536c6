import type { Tx } from '#server/platform/db/database.ts';

/** Ends the selection and returns the number of taken spots. If two requests come at once, only one gets it. */
export async function closeSelection(
  tx: Tx,
  id: string,
  now: Date,
): Promise<{ taken_slots: number } | undefined> {
  return tx
    .updateTable('campaigns')
    .set({ selection_closed_at: now.toISOString() })
    .where('id', '=', id)
    .where('status', '=', 'closed')
    .where('selection_closed_at', 'is', null)
    .returning('taken_slots')
    .executeTakeFirst();
}
