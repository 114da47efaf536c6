import { remindersFrom } from '#domain/work-reminders.ts';
import type { Tx } from '../../db/database.ts';
import type { HeldCollaboration, HeldDeliverable } from './hold-collaboration.ts';

/** Every clock goes on by as long as it stood: since the stop, or since it was set during it. */
export async function restartClocks(tx: Tx, held: HeldCollaboration, now: Date): Promise<void> {
  const { clocks_stopped_at, contract } = held;
  if (clocks_stopped_at === null) return;
  for (const one of held.deliverables) {
    if (one.due_at === null && one.passes_at === null) continue;
    const since = Math.max(Date.parse(clocks_stopped_at), Date.parse(one.updated_at));
    const clocks = shiftClocks(one, now.getTime() - since);
    const { kind, status } = one;
    await tx
      .updateTable('deliverables')
      .set({
        ...clocks,
        ...remindersFrom({ kind, status, ...clocks }, contract.timers.late_grace_hours, now),
        updated_at: now.toISOString(),
      })
      .where('id', '=', one.id)
      .execute();
  }
}

function shiftClocks({ due_at, passes_at }: HeldDeliverable, stoodMs: number) {
  const shift = (at: string | null) => at && new Date(Date.parse(at) + stoodMs).toISOString();
  return { due_at: shift(due_at), passes_at: shift(passes_at) };
}
