import type { Carrier } from '#domain/work/carriers.ts';
import type { WorkMover } from '#domain/work/deliverable-states.ts';
import { shipmentRemindersFrom } from '#domain/work/shipment-reminders.ts';
import { canMoveShipment, SHIPMENT_MOVES, type ShipmentStatus } from '#domain/work/shipment-states.ts';
import { endOfDayAfter } from '#domain/work/work-timers.ts';
import type { Context } from '#server/platform/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { transition } from '#server/platform/db/transition.ts';
import { Problem } from '#server/platform/errors.ts';
import { recordWorkEvent } from './commands/record-work-event.ts';
import type { LockedCollaboration, LockedShipment } from './lock.ts';

interface Moving {
  mover: WorkMover;
  /** Left out for automatic moves. */
  actor_id?: string | undefined;
}

export type ShipmentMoveRequest = Moving &
  (
    | { move: 'ship'; carrier: Carrier; tracking_number: string | null }
    | { move: 'receive' }
    | { move: 'report_damage' | 'report_loss'; note: string }
  );

/** The only way in which the status of a shipment changes, with its deadlines. The caller has locked the collaboration. */
export async function moveShipment(
  tx: Tx,
  { now }: Pick<Context, 'now'>,
  { id: collaboration_id, contract }: LockedCollaboration,
  shipment: LockedShipment,
  request: ShipmentMoveRequest,
): Promise<LockedShipment> {
  const { move, mover, actor_id } = request;
  const at = now();
  return transition(tx, 'shipments', {
    row: shipment,
    refusal: canMoveShipment(move, shipment.status, mover)
      ? null
      : new Problem('conflict', REFUSALS[shipment.status][mover === 'business' ? 'business' : 'creator']),
    change: () => {
      const status = SHIPMENT_MOVES[move].to;
      const changed = { ...shipment, ...consequences(request, contract.shipping, at), status };
      return { ...changed, ...shipmentRemindersFrom(changed, at), updated_at: at.toISOString() };
    },
    record: () =>
      recordWorkEvent(tx, { collaboration_id, side: mover, actor_id, kind: `shipment_${move}` }, at),
  });
}

type Days = { ship_days: number; receipt_days: number } | null;

/** A contract without terms for shipping has no shipment, so the zeros are never used. */
function consequences(request: ShipmentMoveRequest, days: Days, now: Date) {
  const { ship_days, receipt_days } = days ?? { ship_days: 0, receipt_days: 0 };
  switch (request.move) {
    case 'ship': {
      const { carrier, tracking_number } = request;
      const counts_at = endOfDayAfter(now, receipt_days).toISOString();
      return { carrier, tracking_number, shipped_at: now.toISOString(), counts_at, note: null };
    }
    case 'receive':
      return { counts_at: null, received_at: now.toISOString() };
    case 'report_damage':
    case 'report_loss':
      return {
        counts_at: null,
        ship_by: endOfDayAfter(now, ship_days).toISOString(),
        note: request.note || null,
      };
  }
}

const REFUSALS: Record<ShipmentStatus, { creator: string; business: string }> = {
  to_ship: { creator: 'It hasn’t been shipped yet.', business: 'It hasn’t been shipped yet.' },
  shipped: { creator: 'It’s on its way.', business: 'It’s already shipped.' },
  received: { creator: 'It has already arrived.', business: 'It has already arrived.' },
  damaged: {
    creator: 'You already reported it as damaged.',
    business: 'The creator reported it as damaged.',
  },
  not_received: {
    creator: 'You already reported that it didn’t arrive.',
    business: 'The creator reported that it didn’t arrive.',
  },
};
