import type { DeliverableKind } from '#domain/campaigns/deliverables.ts';
import {
  type CancelReason,
  type CollaborationStatus,
  isOpenCollaboration,
} from '#domain/work/collaboration-states.ts';
import type { DeliverableStatus } from '#domain/work/deliverable-states.ts';
import { isOverdue, type ShipmentStatus } from '#domain/work/shipment-states.ts';
import type { WorkSide } from '#server/areas/work/sides/require-side.ts';
import { clockTime, isPastGrace } from '../lateness.ts';

interface Work {
  status: CollaborationStatus;
  clocks_stopped_at: string | null;
  late_grace_hours: number;
  deliverables: readonly {
    kind: DeliverableKind;
    status: DeliverableStatus;
    version: number;
    due_at: string | null;
    passes_at: string | null;
  }[];
  shipment: { status: ShipmentStatus; ship_by: string } | null;
}

/** Why work cannot be called off by this side now; null where it can. */
export function findCancelRefusal(side: WorkSide, work: Work, now: Date): string | null {
  const { status, deliverables, late_grace_hours } = work;
  if (!isOpenCollaboration(status)) return 'The work is over.';
  if (status === 'disputed') return 'The work is in dispute. Wait for the decision.';
  if (deliverables.some((one) => one.version > 0 || one.status !== 'due')) {
    return side === 'admin'
      ? 'Work has already been submitted. Either side can open a dispute.'
      : 'Work has already been submitted. If you can’t agree, open a dispute.';
  }
  if (side !== 'business') return null;
  const at = clockTime(work.clocks_stopped_at, now);
  if (isLateEnough(work, at) || isUnshipped(work, at)) return null;
  if (work.shipment !== null && work.shipment.status !== 'received') {
    return 'The creator’s deadline starts when the product arrives.';
  }
  const hours = late_grace_hours === 1 ? '1 hour' : `${late_grace_hours} hours`;
  return late_grace_hours === 0
    ? 'You can cancel once the work is late.'
    : `You can cancel once the work is more than ${hours} late.`;
}

/** Why a reason isn't true of the work; null where it is, or where nobody can tell. */
export function findReasonRefusal(reason: CancelReason, work: Work, now: Date): string | null {
  const at = clockTime(work.clocks_stopped_at, now);
  switch (reason) {
    case 'not_shipped':
    case 'cannot_ship':
      return isUnshipped(work, at) ? null : 'The product isn’t late. Choose another reason.';
    case 'late':
      return isLateEnough(work, at) ? null : 'The work isn’t late. Choose another reason.';
    case 'cannot_do':
    case 'by_admin':
      return null;
  }
}

function isLateEnough({ deliverables, late_grace_hours }: Work, at: Date): boolean {
  return deliverables.some((one) => isPastGrace(one, late_grace_hours, at));
}

function isUnshipped({ shipment }: Work, at: Date): boolean {
  return shipment !== null && isOverdue(shipment, at);
}
