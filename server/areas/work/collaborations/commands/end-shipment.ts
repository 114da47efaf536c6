import type { Tx } from '#server/platform/db/database.ts';
import type { LockedCollaboration } from '../lock.ts';

/** Nobody is reminded of a product once the work is over. */
export async function endShipment(tx: Tx, { shipment }: LockedCollaboration): Promise<void> {
  if (shipment === null) return;
  await tx
    .updateTable('shipments')
    .set({ counts_at: null, remind_at: null })
    .where('id', '=', shipment.id)
    .execute();
}
