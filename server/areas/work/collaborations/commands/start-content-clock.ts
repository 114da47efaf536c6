import { remindersFrom } from '#domain/work/work-reminders.ts';
import { contentDueAt } from '#domain/work/work-timers.ts';
import type { Tx } from '#server/platform/db/database.ts';
import type { LockedCollaboration } from '../lock.ts';

/** Drafts are due so many days after the product arrived. */
export async function startContentClock(
  tx: Tx,
  { contract, deliverables }: LockedCollaboration,
  arrivedAt: Date,
): Promise<void> {
  const due_at = contentDueAt(arrivedAt, contract.brief.content_due_days).toISOString();
  for (const { id, kind, status, due_at: known } of deliverables) {
    if (status !== 'due' || known !== null) continue;
    const clocks = { due_at, passes_at: null };
    await tx
      .updateTable('deliverables')
      .set({
        due_at,
        ...remindersFrom({ kind, status, ...clocks }, contract.timers.late_grace_hours, arrivedAt),
        updated_at: arrivedAt.toISOString(),
      })
      .where('id', '=', id)
      .execute();
  }
}
