import { Check, ExternalLink, Hourglass, Undo2 } from 'lucide-react';
import { useState } from 'react';
import type { Collaboration } from '#contract/work/collaborations.ts';
import type { Deliverable } from '#contract/work/deliverables.ts';
import { findBlankRefusal } from '#domain/messages/saved-replies.ts';
import { CHANGE_WORDS_MAX_LENGTH } from '#domain/work/deliverable-states.ts';
import { call } from '#web/api/call.ts';
import { FormDialog } from '#web/components/forms/form-dialog.tsx';
import { fullStop } from '#web/components/full-stop.ts';
import { ReplyArea } from '#web/components/saved-replies/reply-area.tsx';
import { DisputeLink } from '#web/components/work/dispute-link.tsx';
import { useWorkChange } from '#web/components/work/use-work-change.ts';
import { WorkClock } from '#web/components/work/work-clock.tsx';
import { callCreator, whenInside } from '#web/components/work/work-words.ts';
import { Button, buttonLook } from '#web/ui/button.tsx';
import { CallFrame } from './call-frame.tsx';
import { heldWords, isReleasedBy } from './call-words.ts';
import { Consequence } from './consequence.tsx';

type PostedCallProps = {
  work: Collaboration;
  deliverable: Deliverable;
  canAct: boolean;
  disputeHref: string;
  now: Date;
};

/** The creator has posted: the business checks the post. */
export function PostedCall({ work, deliverable, canAct, disputeHref, now }: PostedCallProps) {
  const { post_url, passes_at } = deliverable;
  const name = callCreator(work);
  const isLast = isReleasedBy(work, deliverable);
  return (
    <CallFrame
      work={work}
      deliverable={deliverable}
      title="Is the post live?"
      actions={canAct ? <PostedButtons work={work} deliverable={deliverable} /> : undefined}
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
          title="If you confirm it"
          text={
            isLast
              ? `Everything is confirmed, and ${heldWords(work)} is released to ${name}.`
              : `This deliverable is done. ${heldWords(work)} is released once the rest is confirmed.`
          }
          isGood
        />
        <Consequence
          Icon={Undo2}
          title="If you reject the link"
          text={`${name} sees your reason and sends another link. The deadline pauses.`}
        />
        <Consequence
          Icon={Hourglass}
          title="If you do nothing"
          text={
            passes_at
              ? fullStop(`It’s confirmed automatically ${whenInside(passes_at, now)}`)
              : 'The deadline is paused.'
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

type PostedButtonsProps = { work: Collaboration; deliverable: Deliverable };

function PostedButtons({ work, deliverable }: PostedButtonsProps) {
  const { id } = deliverable;
  const name = callCreator(work);
  const change = useWorkChange(work.id);
  const isLast = isReleasedBy(work, deliverable);
  return (
    <div className="flex gap-2.5 max-lg:flex-row-reverse lg:grid">
      <FormDialog
        trigger={
          <Button variant="primary" size="large" className="grow">
            Confirm post
          </Button>
        }
        title="Is the post live?"
        description={`${
          isLast
            ? `${heldWords(work)} is released to ${name} right away.`
            : `No money moves yet. ${heldWords(work)} is released once the rest is confirmed.`
        } You can’t undo this.`}
        names={[]}
        send={(api) => call(api, 'POST /api/deliverables/:id/verification', { params: { id } })}
        {...change}
        done={`Confirmed. ${name} was notified.`}
        verb={isLast ? `Confirm and release ${heldWords(work)}` : 'Confirm post'}
        safeVerb="Not yet"
      />
      <FormDialog
        trigger={
          <Button size="large" className="max-lg:grow">
            Reject link
          </Button>
        }
        title="Reject this link?"
        description={`${name} reads your reason and sends another link. Nothing is released until then.`}
        names={['words']}
        check={checkWords}
        send={(api, { words }) =>
          call(api, 'POST /api/deliverables/:id/post-return', { params: { id }, body: { words } })
        }
        {...change}
        done={`You rejected the link. We notified ${name}.`}
        verb="Reject link"
        safeVerb="Not now"
      >
        {(errorOf) => <ReturnWords work={work} error={errorOf('words')} />}
      </FormDialog>
    </div>
  );
}

function ReturnWords({ work, error }: { work: Collaboration; error: string | undefined }) {
  const [words, setWords] = useState('');
  const shop = work.business.business_name;
  return (
    <ReplyArea
      label="What’s wrong with it"
      name="words"
      limit={CHANGE_WORDS_MAX_LENGTH}
      value={words}
      error={error}
      values={{ creator: callCreator(work), shop, campaign: work.campaign.title }}
      onWrite={setWords}
      className="mt-4"
    />
  );
}

function checkWords({ words }: { words: string }): { words?: string } {
  const refusal = words.trim() === '' ? 'Explain what’s wrong with the link' : findBlankRefusal(words);
  return refusal === null ? {} : { words: refusal };
}
