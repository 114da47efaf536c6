import type { DeliverableKind } from '#domain/campaigns/deliverables.ts';
import { type CollaborationStatus, isOpenCollaboration } from '#domain/work/collaboration-states.ts';
import type { DeliverableStatus } from '#domain/work/deliverable-states.ts';
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
}

/** Why work cannot be called off by this side now; null where it can. */
export function findCancelRefusal(side: WorkSide, work: Work, now: Date): string | null {
  const { status, deliverables, late_grace_hours } = work;
  if (!isOpenCollaboration(status)) return 'The work is over.';
  if (status === 'disputed') return 'The work is in dispute. Wait for the decision.';
  if (deliverables.some((one) => one.version > 0 || one.status !== 'due')) {
    return 'Work has already been submitted. If you can’t agree, open a dispute.';
  }
  if (side !== 'business') return null;
  const at = clockTime(work.clocks_stopped_at, now);
  if (deliverables.some((one) => isPastGrace(one, late_grace_hours, at))) return null;
  const hours = late_grace_hours === 1 ? '1 hour' : `${late_grace_hours} hours`;
  return late_grace_hours === 0
    ? 'You can cancel once the work is late.'
    : `You can cancel once the work is more than ${hours} late.`;
}
