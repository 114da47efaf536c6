import { Check, ExternalLink, Hourglass, Undo2 } from 'lucide-react';
import type { Collaboration, Deliverable } from '#contract/collaborations.ts';
import { CHANGE_WORDS_MAX_LENGTH } from '#domain/deliverable-states.ts';
import { formatCents } from '#domain/money.ts';
import { fullStop } from '#web/components/full-stop.ts';
import { FormDialog } from '#web/components/settings/form-dialog.tsx';
import { DisputeLink } from '#web/components/work/dispute-link.tsx';
import { StepProblem } from '#web/components/work/step-problem.tsx';
import { useStep } from '#web/components/work/use-step.ts';
import { WorkClock } from '#web/components/work/work-clock.tsx';
import type { BusinessDeeds } from '#web/components/work/work-deeds.ts';
import { callCreator, whenInside } from '#web/components/work/work-words.ts';
import { Button, buttonLook } from '#web/ui/button.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { toast } from '#web/ui/toast.ts';
import { CallFrame } from './call-frame.tsx';
import { Consequence } from './consequence.tsx';

type PostedCallProps = {
  work: Collaboration;
  deliverable: Deliverable;
  deeds: BusinessDeeds | null;
  disputeHref: string;
  now: Date;
};

/** The post is up, says the creator: it is opened and looked at. */
export function PostedCall({ work, deliverable, deeds, disputeHref, now }: PostedCallProps) {
  const { post_url, passes_at } = deliverable;
  const name = callCreator(work);
  const isLast = work.deliverables.every((one) => one.id === deliverable.id || one.turn === null);
  return (
    <CallFrame
      work={work}
      deliverable={deliverable}
      title="Is it up?"
      actions={deeds ? <PostedButtons work={work} deliverable={deliverable} deeds={deeds} /> : undefined}
    >
      {post_url ? (
        <p className="py-4">
          <a
            href={post_url}
            target="_blank"
            rel="noopener noreferrer"
            className={buttonLook({ size: 'touch', className: 'max-w-full' })}
          >
            <ExternalLink aria-hidden="true" />
            <span className="min-w-0 truncate">Open {post_url.replace(/^https?:\/\/(www\.)?/, '')}</span>
          </a>
        </p>
      ) : null}
      <ul>
        <Consequence
          Icon={Check}
          title="If it is up"
          text={
            isLast
              ? `Everything is checked, and ${formatCents(work.payout_cents)} is released to ${name}.`
              : `It counts as done. ${formatCents(work.payout_cents)} is released once the rest is checked.`
          }
          isGood
        />
        <Consequence
          Icon={Undo2}
          title="If you send the link back"
          text={`${name} reads what is wrong with it and sends another one. The clock stops.`}
        />
        <Consequence
          Icon={Hourglass}
          title="If you do nothing"
          text={
            passes_at
              ? fullStop(`It counts as checked ${whenInside(passes_at, now)}`)
              : 'The clock stands still.'
          }
        />
      </ul>
      <WorkClock work={work} deliverable={deliverable} now={now} isNarrow />
      <div className="mt-5">
        <DisputeLink href={disputeHref} />
      </div>
    </CallFrame>
  );
}

type PostedButtonsProps = { work: Collaboration; deliverable: Deliverable; deeds: BusinessDeeds };

function PostedButtons({ work, deliverable, deeds }: PostedButtonsProps) {
  const { run, isBusy, problem } = useStep();
  const name = callCreator(work);
  async function verify() {
    if (await run(() => deeds.verify(deliverable.id))) {
      toast({ title: `Checked. ${name} hears of it now.`, variant: 'success' });
    }
  }
  return (
    <>
      <StepProblem problem={problem} className="mb-3" />
      <div className="flex gap-2.5 max-lg:flex-row-reverse lg:grid">
        <Button
          variant="primary"
          size="large"
          loading={isBusy}
          onClick={() => void verify()}
          className="grow"
        >
          It is up
        </Button>
        <FormDialog
          trigger={
            <Button size="large" className="max-lg:grow">
              Send link back
            </Button>
          }
          title="Send the link back?"
          description={`${name} reads your words and sends another link. Nothing is released meanwhile.`}
          names={['words']}
          check={({ words }) => (words.trim() ? {} : { words: 'Say what is wrong with the link' })}
          send={({ words }) => deeds.returnPost(deliverable.id, words)}
          done={`The link is back with ${name}.`}
          verb="Send it back"
          safeVerb="Not now"
        >
          {(errorOf) => (
            <TextArea
              label="What is wrong with it"
              name="words"
              limit={CHANGE_WORDS_MAX_LENGTH}
              error={errorOf('words')}
              className="mt-4"
            />
          )}
        </FormDialog>
      </div>
    </>
  );
}
