import type { WorkTimers } from '#contract/work/contracts.ts';
import type { DeliverableKind } from '#domain/campaigns/deliverables.ts';
import { type DeliverableMoveName, postedOn } from '#domain/work/deliverable-states.ts';
import { afterBusinessDays, endOfDayAfter, hoursAfter } from '#domain/work/work-timers.ts';

interface Clocks {
  due_at: string | null;
  passes_at: string | null;
}

const NO_CLOCK: Clocks = { due_at: null, passes_at: null };

/** The deadline after a move, from the contract: for the creator to deliver, or for the business to respond. */
export function clocksAfter(
  move: DeliverableMoveName,
  kind: DeliverableKind,
  timers: WorkTimers,
  now: Date,
): Clocks {
  switch (move) {
    case 'submit':
      return passing(afterBusinessDays(now, timers.review_business_days));
    case 'post':
      return passing(hoursAfter(now, timers.verify_hours));
    case 'approve':
      return postedOn(kind) === null ? NO_CLOCK : due(endOfDayAfter(now, timers.post_within_days));
    case 'request_changes':
    case 'return_post':
    case 'redo':
      return due(endOfDayAfter(now, timers.next_version_days));
    case 'verify':
    case 'settle':
    case 'cancel':
      return NO_CLOCK;
  }
}

function passing(at: Date): Clocks {
  return { due_at: null, passes_at: at.toISOString() };
}

function due(at: Date): Clocks {
  return { due_at: at.toISOString(), passes_at: null };
}
