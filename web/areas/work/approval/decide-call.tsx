import { Check, Hourglass, Pencil } from 'lucide-react';
import { useState } from 'react';
import type { Collaboration } from '#contract/work/collaborations.ts';
import type { Deliverable } from '#contract/work/deliverables.ts';
import { shortName } from '#domain/campaigns/short-names.ts';
import { call } from '#web/api/call.ts';
import { DisputeLink } from '#web/components/work/dispute-link.tsx';
import { StepProblem } from '#web/components/work/step-problem.tsx';
import { PAGE_REFRESHED, useWorkChange } from '#web/components/work/use-work-change.ts';
import { WorkClock } from '#web/components/work/work-clock.tsx';
import { counted } from '#web/components/work/work-words.ts';
import { useAction } from '#web/session/use-action.ts';
import { Button } from '#web/ui/button.tsx';
import { CallFrame } from './call-frame.tsx';
import { callConsequences, wayToNextVersion } from './call-words.ts';
import { Consequence } from './consequence.tsx';
import { ApproveQuestion, LastRoundQuestion } from './decide-question.tsx';
import { findChangesRefusal, type Notes, toWishes } from './use-notes.ts';

type DecideCallProps = {
  work: Collaboration;
  deliverable: Deliverable;
  notes: Notes;
  /** The decision was sent, so the notes can be deleted. */
  onSent: () => void;
  /** False for an admin, whose view is read-only. */
  canAct: boolean;
  disputeHref: string;
  now: Date;
};

/** The decision on a submitted version. */
export function DecideCall({ work, deliverable, notes, onSent, canAct, disputeHref, now }: DecideCallProps) {
  const words = callConsequences(work, deliverable, now);
  return (
    <CallFrame
      work={work}
      deliverable={deliverable}
      title="Your decision"
      actions={
        canAct ? (
          <DecideButtons work={work} deliverable={deliverable} notes={notes} onSent={onSent} />
        ) : undefined
      }
    >
      <ul>
        <Consequence Icon={Check} title="If you approve" text={words.approve} isGood />
        <Consequence Icon={Pencil} title="If you request changes" text={words.changes} />
        <Consequence Icon={Hourglass} title="If you do nothing" text={words.nothing} />
      </ul>
      <h3 className="type-item mt-1 mb-2.5 flex items-baseline justify-between gap-3">
        Approval deadline
        <span className="text-base font-normal text-ink-2">
          {counted(work.contract.timers.review_business_days, 'business day')}
        </span>
      </h3>
      <WorkClock work={work} deliverable={deliverable} now={now} isNarrow />
      <div className="mt-5">
        <DisputeLink href={disputeHref} />
      </div>
    </CallFrame>
  );
}

type DecideButtonsProps = {
  work: Collaboration;
  deliverable: Deliverable;
  notes: Notes;
  onSent: () => void;
};

function DecideButtons({ work, deliverable, notes, onSent }: DecideButtonsProps) {
  const { id, version, rounds_left } = deliverable;
  const [question, setQuestion] = useState<'approve' | 'last_round' | null>(null);
  const [refused, setRefused] = useState<'approve' | 'changes' | null>(null);
  const count = notes.changes.size;
  const asking = useAction(
    (api) =>
      call(api, 'POST /api/deliverables/:id/changes', {
        params: { id },
        body: { version, ...toWishes(notes) },
      }),
    {
      ...useWorkChange(work.id),
      conflict: PAGE_REFRESHED,
      done: () => wayToNextVersion(work, deliverable),
    },
  );

  const refusals = {
    approve: count > 0 ? 'You marked a line. Request the change, or clear the mark to approve.' : null,
    changes: findChangesRefusal(notes),
  };

  /** Says why the decision is refused, as long as the notes give a reason, and returns whether it is. */
  function refuses(decision: 'approve' | 'changes'): boolean {
    asking.say(null);
    setRefused(refusals[decision] === null ? null : decision);
    return refusals[decision] !== null;
  }

  async function ask() {
    if (refuses('changes')) return;
    if (rounds_left === 1) return setQuestion('last_round');
    if (await asking.run()) onSent();
  }

  const asked = { work, deliverable, notes, onSent, onClosed: () => setQuestion(null) };
  return (
    <>
      <StepProblem problem={asking.problem ?? (refused && refusals[refused])} className="mb-3" />
      <div className="flex flex-row-reverse flex-wrap gap-2.5 lg:tall:grid">
        <Button
          variant={count > 0 ? 'secondary' : 'primary'}
          size="large"
          onClick={() => refuses('approve') || setQuestion('approve')}
          className="min-w-0 grow px-3!"
        >
          Approve {shortName(deliverable)}
        </Button>
        {rounds_left > 0 ? (
          <Button
            variant={count > 0 ? 'primary' : 'secondary'}
            size="large"
            loading={asking.isBusy}
            onClick={() => void ask()}
            className="min-w-0 grow px-3!"
          >
            {count === 0 ? 'Request changes' : `Request ${counted(count, 'change')}`}
          </Button>
        ) : null}
      </div>
      {question === 'approve' ? <ApproveQuestion {...asked} /> : null}
      {question === 'last_round' ? <LastRoundQuestion {...asked} /> : null}
    </>
  );
}
