import type { WorkMover } from './deliverable-states.ts';

export const SHIPMENT_STATUSES = ['to_ship', 'shipped', 'received', 'damaged', 'not_received'] as const;
export type ShipmentStatus = (typeof SHIPMENT_STATUSES)[number];

/** The way of a product to the creator who films it. A damaged or lost one is sent again, or turns up after all. */
export const SHIPMENT_MOVES = {
  ship: { from: ['to_ship', 'damaged', 'not_received'], to: 'shipped', by: ['business'] },
  /** The creator says so, or says nothing for so long that it counts as received. */
  receive: { from: ['shipped', 'damaged', 'not_received'], to: 'received', by: ['creator', 'clock'] },
  report_damage: { from: ['shipped'], to: 'damaged', by: ['creator'] },
  report_loss: { from: ['shipped'], to: 'not_received', by: ['creator'] },
} as const satisfies Record<string, ShipmentMove>;
export type ShipmentMoveName = keyof typeof SHIPMENT_MOVES;

interface ShipmentMove {
  from: readonly ShipmentStatus[];
  to: ShipmentStatus;
  by: readonly WorkMover[];
}

export function canMoveShipment(move: ShipmentMoveName, status: ShipmentStatus, mover: WorkMover): boolean {
  const { from, by }: ShipmentMove = SHIPMENT_MOVES[move];
  return from.includes(status) && by.includes(mover);
}

/** The next step: the business sends it, the creator says how it arrived; null once it's there. */
export function shipmentTurn(status: ShipmentStatus): 'business' | 'creator' | null {
  if (status === 'received') return null;
  return status === 'shipped' ? 'creator' : 'business';
}

/** True once the business let its day pass, so that the creator may leave and the business may give up. */
export function isOverdue(
  { status, ship_by }: { status: ShipmentStatus; ship_by: string },
  at: Date,
): boolean {
  return shipmentTurn(status) === 'business' && Date.parse(ship_by) < at.getTime();
}

/** The answers of a creator to a parcel, each with its move. */
export const ARRIVALS = {
  received: 'receive',
  damaged: 'report_damage',
  not_received: 'report_loss',
} as const satisfies Record<string, ShipmentMoveName>;
export type Arrival = keyof typeof ARRIVALS;

/** For so long after the work ended, the business sees where it shipped. */
export const ADDRESS_SHOWN_DAYS = 30;
export const SHIPMENT_NOTE_MAX_LENGTH = 500;
