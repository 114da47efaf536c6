import type { CollaborationStatus } from '#domain/work/collaboration-states.ts';
import type { DeliverableStatus } from '#domain/work/deliverable-states.ts';

/** Explains to the second person what the first one did. */
export function describeDeliverableStatus({ status }: { status: DeliverableStatus }): string {
  return DELIVERABLE_WORDS[status];
}

const DELIVERABLE_WORDS: Record<DeliverableStatus, string> = {
  due: 'Nothing has been submitted yet.',
  submitted: 'A version is in review.',
  changes_requested: 'Changes were requested. The next version has to come first.',
  approved: 'It’s approved.',
  posted: 'It’s posted, and the business is checking the link.',
  verified: 'It’s posted and confirmed. There’s nothing left to do.',
  settled: 'A dispute decision settled it. There’s nothing left to do.',
  cancelled: 'It was canceled.',
};

export function describeCollaborationStatus({ status }: { status: CollaborationStatus }): string {
  return COLLABORATION_WORDS[status];
}

const COLLABORATION_WORDS: Record<CollaborationStatus, string> = {
  contracted: 'The work hasn’t started.',
  in_progress: 'The work has started.',
  in_review: 'The work is in review.',
  completed: 'The work is done.',
  cancelled: 'The work was canceled.',
  disputed: 'The work is in dispute.',
};
