import { shipmentRemindersFrom } from '#domain/work/shipment-reminders.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { newId } from '#server/platform/db/ids.ts';

/** The product that the business has to send for new work. */
export async function openShipment(
  tx: Tx,
  { collaboration_id, ship_by }: { collaboration_id: string; ship_by: string },
  now: Date,
): Promise<void> {
  const status = 'to_ship' as const;
  await tx
    .insertInto('shipments')
    .values({
      id: newId(),
      collaboration_id,
      status,
      ship_by,
      ...shipmentRemindersFrom({ status, ship_by, counts_at: null }, now),
      updated_at: now.toISOString(),
    })
    .execute();
}
