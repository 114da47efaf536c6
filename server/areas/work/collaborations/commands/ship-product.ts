import type { z } from 'zod';
import type { shipmentDraft } from '#contract/work/shipments.ts';
import type { Account } from '#domain/accounts/access.ts';
import { requireOneSide } from '#server/areas/work/sides/require-side.ts';
import type { Context } from '#server/platform/context.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { lockCollaboration } from '../lock.ts';
import { notifyAboutShipment } from '../notify/notify-about-shipment.ts';
import { moveShipment } from '../transition-shipment.ts';
import { requireShipment } from './require-shipment.ts';

/** Records how the business shipped the product, or a replacement for it. A repeated request changes nothing. */
export async function shipProduct(
  context: Context,
  account: Account,
  collaboration_id: string,
  { carrier, tracking_number }: z.output<typeof shipmentDraft>,
): Promise<void> {
  await inTransaction(context.db, async (tx) => {
    await requireOneSide(tx, account, { collaboration_id }, 'business');
    const locked = await lockCollaboration(tx, collaboration_id);
    const shipment = requireShipment(locked);
    const isSame = shipment.carrier === carrier && shipment.tracking_number === tracking_number;
    if (shipment.status === 'shipped' && isSame) return;
    const moved = await moveShipment(tx, context, locked, shipment, {
      move: 'ship',
      mover: 'business',
      actor_id: account.user_id,
      carrier,
      tracking_number,
    });
    await notifyAboutShipment(tx, context, { ...locked, shipment: moved }, 'shipped');
  });
}
