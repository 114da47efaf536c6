import type { z } from 'zod';
import type { arrivalAnswer } from '#contract/work/shipments.ts';
import type { Account } from '#domain/accounts/access.ts';
import { ARRIVALS, SHIPMENT_MOVES } from '#domain/work/shipment-states.ts';
import { requireOneSide } from '#server/areas/work/sides/require-side.ts';
import type { Context } from '#server/platform/context.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { lockCollaboration } from '../lock.ts';
import { notifyAboutShipment } from '../notify/notify-about-shipment.ts';
import { moveShipment } from '../transition-shipment.ts';
import { requireShipment } from './require-shipment.ts';
import { startContentClock } from './start-content-clock.ts';

/** The creator says whether the product arrived. "Received" starts the deadline; the rest asks for a replacement. */
export async function answerArrival(
  context: Context,
  account: Account,
  collaboration_id: string,
  { arrival, note }: z.output<typeof arrivalAnswer>,
): Promise<void> {
  await inTransaction(context.db, async (tx) => {
    await requireOneSide(tx, account, { collaboration_id }, 'creator');
    const locked = await lockCollaboration(tx, collaboration_id);
    const shipment = requireShipment(locked);
    const move = ARRIVALS[arrival];
    if (shipment.status === SHIPMENT_MOVES[move].to) return;
    const by = { mover: 'creator', actor_id: account.user_id } as const;
    const moved = await moveShipment(
      tx,
      context,
      locked,
      shipment,
      move === 'receive' ? { move, ...by } : { move, ...by, note },
    );
    const work = { ...locked, shipment: moved };
    if (move === 'receive') await startContentClock(tx, work, context.now());
    await notifyAboutShipment(tx, context, work, arrival);
  });
}
