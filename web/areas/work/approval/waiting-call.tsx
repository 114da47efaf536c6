import { CalendarClock, Hourglass } from 'lucide-react';
import type { Collaboration } from '#contract/work/collaborations.ts';
import type { Deliverable } from '#contract/work/deliverables.ts';
import { fullStop } from '#web/components/full-stop.ts';
import { DisputeLink } from '#web/components/work/dispute-link.tsx';
import { TimeTo } from '#web/components/work/time-to.tsx';
import { callCreator, whenInside } from '#web/components/work/work-words.ts';
import { CallFrame } from './call-frame.tsx';
import { Consequence } from './consequence.tsx';
import { LateButtons } from './late-buttons.tsx';

type WaitingCallProps = {
  work: Collaboration;
  deliverable: Deliverable;
  canAct: boolean;
  disputeHref: string;
  now: Date;
};

/** It is the creator's turn; if they are late, the business can extend the deadline or cancel. */
export function WaitingCall({ work, deliverable, canAct, disputeHref, now }: WaitingCallProps) {
  const { due_at, late_at, is_late } = deliverable;
  const name = callCreator(work);
  const isPastDue = due_at !== null && Date.parse(due_at) <= now.getTime();
  return (
    <CallFrame
      work={work}
      deliverable={deliverable}
      title={is_late ? 'It’s late' : `${name}’s turn`}
      actions={
        canAct && is_late ? <LateButtons work={work} deliverable={deliverable} now={now} /> : undefined
      }
    >
      <ul>
        {due_at ? (
          <Consequence
            Icon={CalendarClock}
            title={turnWords(deliverable)}
            text={
              isPastDue
                ? fullStop(`It was due ${whenInside(due_at, now)}`)
                : fullStop(`${name} has until ${whenInside(due_at, now)}`)
            }
          />
        ) : null}
        {late_at ? (
          <Consequence
            Icon={Hourglass}
            title={is_late ? 'Your options' : 'If it’s late'}
            text={
              is_late
                ? `Give ${name} more time, or cancel the work if that’s still possible. If ${name} sends it first, it still counts.`
                : `There’s a grace period. From ${whenInside(late_at, now)} you can extend the deadline or cancel.`
            }
          />
        ) : null}
      </ul>
      {due_at && !isPastDue ? (
        <p className="mb-4 text-md">
          <TimeTo until={due_at} now={now} className="font-semibold" />
        </p>
      ) : null}
      {deliverable.version > 0 ? <DisputeLink href={disputeHref} /> : null}
    </CallFrame>
  );
}

function turnWords({ status, version }: Deliverable): string {
  if (status === 'approved') return 'Approved, waiting to be posted';
  return status === 'changes_requested'
    ? `Version ${version + 1} is in progress`
    : 'The first draft is in progress';
}
