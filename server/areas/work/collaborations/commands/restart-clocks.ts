import { remindersFrom } from '#domain/work/work-reminders.ts';
import type { Tx } from '#server/platform/db/database.ts';
import type { LockedCollaboration, LockedDeliverable } from '../lock.ts';

/** Puts every clock back by as long as it was stopped. Answers with the deliverables as they are now. */
export async function restartClocks(
  tx: Tx,
  locked: LockedCollaboration,
  now: Date,
): Promise<LockedDeliverable[]> {
  if (locked.clocks_stopped_at === null) return locked.deliverables;
  const restarted: LockedDeliverable[] = [];
  for (const one of locked.deliverables) {
    const changed = restartedClocks(locked, one, now);
    if (changed !== null)
      await tx.updateTable('deliverables').set(changed).where('id', '=', one.id).execute();
    restarted.push({ ...one, ...changed });
  }
  return restarted;
}

/** Null where no clock is set. One that was set after the stop is put back by the time since then. */
function restartedClocks(
  { clocks_stopped_at, contract }: LockedCollaboration,
  one: LockedDeliverable,
  now: Date,
) {
  if (clocks_stopped_at === null || (one.due_at === null && one.passes_at === null)) return null;
  const since = Math.max(Date.parse(clocks_stopped_at), Date.parse(one.updated_at));
  const clocks = shiftClocks(one, now.getTime() - since);
  const { kind, status } = one;
  return {
    ...clocks,
    ...remindersFrom({ kind, status, ...clocks }, contract.timers.late_grace_hours, now),
    updated_at: now.toISOString(),
  };
}

function shiftClocks({ due_at, passes_at }: LockedDeliverable, stoodMs: number) {
  const shift = (at: string | null) => at && new Date(Date.parse(at) + stoodMs).toISOString();
  return { due_at: shift(due_at), passes_at: shift(passes_at) };
}
