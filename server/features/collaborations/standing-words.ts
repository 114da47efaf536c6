import type { CollaborationStatus } from '#domain/collaboration-states.ts';
import type { DeliverableStatus } from '#domain/deliverable-states.ts';

/** Whoever comes second reads what the first one did. */
export function deliverableStanding({ status }: { status: DeliverableStatus }): string {
  return DELIVERABLE_WORDS[status];
}

const DELIVERABLE_WORDS: Record<DeliverableStatus, string> = {
  due: 'Nothing was sent yet.',
  submitted: 'A version is being looked at now.',
  changes_requested: 'Changes were asked for. The next version comes first.',
  approved: 'It is approved.',
  posted: 'It is posted, and the link is being checked.',
  verified: 'It is posted and checked. Nothing is left to do.',
  settled: 'A decision settled it. Nothing is left to do.',
  cancelled: 'It was canceled.',
};

export function collaborationStanding({ status }: { status: CollaborationStatus }): string {
  return COLLABORATION_WORDS[status];
}

const COLLABORATION_WORDS: Record<CollaborationStatus, string> = {
  contracted: 'The work has not begun.',
  in_progress: 'The work has begun.',
  in_review: 'Something is being looked at now.',
  completed: 'The work is done.',
  cancelled: 'The work was canceled.',
  disputed: 'The work is in dispute.',
};
