import { CalendarClock, Hourglass } from 'lucide-react';
import type { Collaboration, Deliverable } from '#contract/collaborations.ts';
import { fullStop } from '#web/components/full-stop.ts';
import { DisputeLink } from '#web/components/work/dispute-link.tsx';
import { TimeTo } from '#web/components/work/time-to.tsx';
import type { BusinessDeeds } from '#web/components/work/work-deeds.ts';
import { callCreator, whenInside } from '#web/components/work/work-words.ts';
import { CallFrame } from './call-frame.tsx';
import { Consequence } from './consequence.tsx';
import { LateButtons } from './late-buttons.tsx';

type WaitingCallProps = {
  work: Collaboration;
  deliverable: Deliverable;
  deeds: BusinessDeeds | null;
  disputeHref: string;
  now: Date;
};

/** It is the creator's turn; late, the business may give more time or end it. */
export function WaitingCall({ work, deliverable, deeds, disputeHref, now }: WaitingCallProps) {
  const { due_at, late_at, is_late } = deliverable;
  const name = callCreator(work);
  const isPastDue = due_at !== null && Date.parse(due_at) <= now.getTime();
  return (
    <CallFrame
      work={work}
      deliverable={deliverable}
      title={is_late ? 'It is late' : `${name}’s turn`}
      actions={
        deeds && is_late ? (
          <LateButtons work={work} deliverable={deliverable} deeds={deeds} now={now} />
        ) : undefined
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
            title={is_late ? 'What you can do' : 'If it is late'}
            text={
              is_late
                ? `Give ${name} more time, or end the work where that is still possible. If ${name} sends it first, that counts.`
                : `There is a day of grace. From ${whenInside(late_at, now)} you may give more time or cancel.`
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
  if (status === 'approved') return 'Approved, to be posted';
  return status === 'changes_requested'
    ? `Version ${version + 1} is being made`
    : 'The first draft is being made';
}
