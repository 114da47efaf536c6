import { Check, Hourglass, Pencil } from 'lucide-react';
import type { Collaboration, Deliverable } from '#contract/collaborations.ts';
import { formatCents } from '#domain/money.ts';
import { DisputeLink } from '#web/components/work/dispute-link.tsx';
import { StepProblem } from '#web/components/work/step-problem.tsx';
import { useStep } from '#web/components/work/use-step.ts';
import { WorkClock } from '#web/components/work/work-clock.tsx';
import type { BusinessDeeds } from '#web/components/work/work-deeds.ts';
import { callCreator, counted } from '#web/components/work/work-words.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/toast.ts';
import { CallFrame } from './call-frame.tsx';
import { callConsequences } from './call-words.ts';
import { Consequence } from './consequence.tsx';
import { changesHindrance, type Review, toWishes } from './use-review.ts';

type DecideCallProps = {
  work: Collaboration;
  deliverable: Deliverable;
  review: Review;
  /** What was noted is decided, so it need not be kept any more. */
  onSent: () => void;
  /** Null for an admin, who only looks. */
  deeds: BusinessDeeds | null;
  disputeHref: string;
  now: Date;
};

/** A version is there to be decided on. */
export function DecideCall({ work, deliverable, review, onSent, deeds, disputeHref, now }: DecideCallProps) {
  const words = callConsequences(work, deliverable, now);
  return (
    <CallFrame
      work={work}
      deliverable={deliverable}
      title="Your call"
      actions={
        deeds ? (
          <DecideButtons
            work={work}
            deliverable={deliverable}
            review={review}
            onSent={onSent}
            deeds={deeds}
          />
        ) : undefined
      }
    >
      <ul>
        <Consequence Icon={Check} title="If you approve" text={words.approve} isGood />
        <Consequence Icon={Pencil} title="If you ask for changes" text={words.changes} />
        <Consequence Icon={Hourglass} title="If you do nothing" text={words.nothing} />
      </ul>
      <h3 className="type-item mt-1 mb-2.5 flex items-baseline justify-between gap-3">
        Approval clock
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
  review: Review;
  onSent: () => void;
  deeds: BusinessDeeds;
};

function DecideButtons({ work, deliverable, review, onSent, deeds }: DecideButtonsProps) {
  const { id, version, share_cents, rounds_left } = deliverable;
  const approving = useStep();
  const asking = useStep();
  const count = review.changes.size;
  const name = callCreator(work);
  const { marks, changes } = toWishes(review);

  async function approve() {
    asking.say(null);
    if (count > 0) {
      return approving.say('You cited a line. Ask for the change, or take the citation back to approve it.');
    }
    if (await approving.run(() => deeds.approve(id, { version, marks }))) {
      onSent();
      toast({ title: `Approved. ${name} hears of it now.`, variant: 'success' });
    }
  }

  async function ask() {
    approving.say(null);
    const hindrance = changesHindrance(review);
    if (hindrance) return asking.say(hindrance);
    if (await asking.run(() => deeds.askForChanges(id, { version, marks, changes }))) {
      onSent();
      toast({
        title: `${name} has ${counted(work.contract.timers.next_version_days, 'day')} for version ${version + 1}.`,
      });
    }
  }

  return (
    <>
      <StepProblem problem={approving.problem ?? asking.problem} className="mb-3" />
      <div className="flex flex-row-reverse flex-wrap gap-2.5 lg:tall:grid">
        <Button
          variant={count > 0 ? 'secondary' : 'primary'}
          size="large"
          loading={approving.isBusy}
          onClick={() => void approve()}
          className="min-w-0 grow px-3!"
        >
          Approve for {formatCents(share_cents)}
        </Button>
        {rounds_left > 0 ? (
          <Button
            variant={count > 0 ? 'primary' : 'secondary'}
            size="large"
            loading={asking.isBusy}
            onClick={() => void ask()}
            className="min-w-0 grow px-3!"
          >
            {count === 0 ? 'Ask for changes' : `Ask for ${counted(count, 'change')}`}
          </Button>
        ) : null}
      </div>
    </>
  );
}
