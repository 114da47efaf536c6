import { isOpenCollaboration } from '#domain/work/collaboration-states.ts';
import { Problem } from '#server/platform/errors.ts';
import type { LockedCollaboration, LockedShipment } from '../lock.ts';

/** The shipment of work that is still open, for an answer of one side. */
export function requireShipment({ status, shipment }: LockedCollaboration): LockedShipment {
  if (shipment === null) throw new Problem('conflict', 'Nothing is shipped for this work.');
  if (!isOpenCollaboration(status)) throw new Problem('conflict', 'The work is over.');
  if (status === 'disputed') throw new Problem('conflict', 'The work is in dispute. Wait for the decision.');
  return shipment;
}

/** Refuses a draft of a product that hasn't arrived, because its deadline hasn't started either. */
export function requireProduct({ shipment }: LockedCollaboration): void {
  if (shipment === null || shipment.status === 'received') return;
  throw new Problem('conflict', 'Confirm that the product arrived first. Then you can send your draft.');
}
