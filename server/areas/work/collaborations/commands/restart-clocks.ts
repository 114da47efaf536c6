import { shipmentRemindersFrom } from '#domain/work/shipment-reminders.ts';
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
  await restartShipment(tx, locked, now);
  const restarted: LockedDeliverable[] = [];
  for (const one of locked.deliverables) {
    const changed = restartedClocks(locked, one, now);
    if (changed !== null)
      await tx.updateTable('deliverables').set(changed).where('id', '=', one.id).execute();
    restarted.push({ ...one, ...changed });
  }
  return restarted;
}

async function restartShipment(
  tx: Tx,
  { clocks_stopped_at, shipment }: LockedCollaboration,
  now: Date,
): Promise<void> {
  if (clocks_stopped_at === null || shipment === null || shipment.status === 'received') return;
  const since = Math.max(Date.parse(clocks_stopped_at), Date.parse(shipment.updated_at));
  const stoodMs = now.getTime() - since;
  const clocks = { ship_by: shift(shipment.ship_by, stoodMs), counts_at: shift(shipment.counts_at, stoodMs) };
  await tx
    .updateTable('shipments')
    .set({
      ...clocks,
      ...shipmentRemindersFrom({ status: shipment.status, ...clocks }, now),
      updated_at: now.toISOString(),
    })
    .where('id', '=', shipment.id)
    .execute();
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
  return { due_at: shift(due_at, stoodMs), passes_at: shift(passes_at, stoodMs) };
}

function shift<At extends string | null>(at: At, stoodMs: number): At {
  return (at && new Date(Date.parse(at) + stoodMs).toISOString()) as At;
}
