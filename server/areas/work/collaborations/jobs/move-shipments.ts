import { z } from 'zod';
import { isOpenCollaboration } from '#domain/work/collaboration-states.ts';
import { shipmentReminders } from '#domain/work/shipment-reminders.ts';
import type { Context } from '#server/platform/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { defineJob } from '#server/platform/jobs/job.ts';
import { workThrough } from '#server/platform/jobs/work-through.ts';
import { startContentClock } from '../commands/start-content-clock.ts';
import { stopClocksOf } from '../commands/stop-clocks.ts';
import { type LockedCollaboration, type LockedShipment, lockCollaboration } from '../lock.ts';
import { notifyAboutShipment } from '../notify/notify-about-shipment.ts';
import { findSuspendedSide } from '../queries/find-suspended-side.ts';
import { moveShipment } from '../transition-shipment.ts';

/** Reminds both sides of a shipment, and counts one as received that the creator said nothing about. */
export const moveShipments = defineJob({
  name: 'move-shipments',
  payload: z.object({}),
  retries: 0,
  cron: '*/5 * * * *',
  run: (context) =>
    workThrough(context, {
      list: (limit) => listDue(context, limit),
      run: ({ collaboration_id }) => inTransaction(context.db, (tx) => move(tx, context, collaboration_id)),
    }),
});

function listDue(context: Context, limit: number) {
  const now = context.now().toISOString();
  return context.db
    .selectFrom('shipments')
    .innerJoin('collaborations', 'collaborations.id', 'shipments.collaboration_id')
    .select(['shipments.id', 'shipments.collaboration_id'])
    .where((eb) => eb.or([eb('shipments.remind_at', '<=', now), eb('shipments.counts_at', '<=', now)]))
    .where('collaborations.clocks_stopped_at', 'is', null)
    .orderBy('shipments.id')
    .limit(limit)
    .execute();
}

/** Looked at again once it is locked: it may have been shipped or answered a moment ago. */
async function move(tx: Tx, context: Context, collaboration_id: string): Promise<void> {
  const locked = await lockCollaboration(tx, collaboration_id);
  const { shipment } = locked;
  if (shipment === null || !isOpenCollaboration(locked.status) || locked.clocks_stopped_at !== null) return;
  const now = context.now();
  if (await findSuspendedSide(tx, locked)) return stopClocksOf(tx, collaboration_id, now);
  if (shipment.counts_at !== null && Date.parse(shipment.counts_at) <= now.getTime()) {
    const moved = await moveShipment(tx, context, locked, shipment, { move: 'receive', mover: 'clock' });
    const work = { ...locked, shipment: moved };
    await startContentClock(tx, work, now);
    return notifyAboutShipment(tx, context, work, 'counts');
  }
  await remind(tx, context, locked, shipment);
}

async function remind(
  tx: Tx,
  context: Context,
  locked: LockedCollaboration,
  shipment: LockedShipment,
): Promise<void> {
  const all = shipmentReminders(shipment);
  const passed = all.filter(({ at }) => at.getTime() <= context.now().getTime());
  if (passed.length <= shipment.reminders_sent) return;
  await tx
    .updateTable('shipments')
    .set({ remind_at: all[passed.length]?.at.toISOString() ?? null, reminders_sent: passed.length })
    .where('id', '=', shipment.id)
    .execute();
  const latest = passed.at(-1);
  if (latest) await notifyAboutShipment(tx, context, locked, latest.kind);
}
