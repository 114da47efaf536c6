import { ExternalLink } from 'lucide-react';
import type { Collaboration } from '#contract/work/collaborations.ts';
import type { Deliverable, Submission } from '#contract/work/deliverables.ts';
import { nameDeliverable } from '#domain/campaigns/deliverables.ts';
import { VersionsButton } from '#web/components/work/versions-button.tsx';
import { WorkClock } from '#web/components/work/work-clock.tsx';
import { WorkStill } from '#web/components/work/work-still.tsx';
import {
  callBusiness,
  counted,
  measureWords,
  whenInside,
  whenWords,
} from '#web/components/work/work-words.ts';
import { Card } from '#web/ui/card.tsx';
import { ChangeList } from './change-list.tsx';
import { DeliverableHead } from './deliverable-head.tsx';

type WaitingCardProps = { work: Collaboration; deliverable: Deliverable; now: Date };

/** The version in review, the changes requested before, and the deadline. */
export function WaitingCard({ work, deliverable, now }: WaitingCardProps) {
  const [newest, before] = deliverable.submissions;
  return (
    <Card as="article" aria-label={nameDeliverable(deliverable)}>
      <DeliverableHead deliverable={deliverable} text={textOf(deliverable)} />
      <div className="mt-5 grid gap-4 sm:grid-cols-[8.5rem_minmax(0,1fr)]">
        {newest ? <Sent deliverable={deliverable} submission={newest} before={before} now={now} /> : null}
        <div className="grid min-w-0 content-start gap-4">
          {deliverable.post_url && deliverable.status === 'posted' ? (
            <PostLine url={deliverable.post_url} />
          ) : null}
          {newest?.caption ? (
            <div>
              <p className="text-base text-ink-2">Caption, as you’ll post it</p>
              <p className="mt-1 text-md whitespace-pre-line wrap-anywhere">{newest.caption}</p>
            </div>
          ) : null}
          {deliverable.submissions.slice(1).map((submission, at) => (
            <Asked
              key={submission.version}
              work={work}
              submission={submission}
              next={deliverable.submissions[at]}
              now={now}
            />
          ))}
        </div>
      </div>
      <div className="mt-5">
        <WorkClock work={work} deliverable={deliverable} now={now} />
      </div>
    </Card>
  );
}

function textOf({ status, note, rounds_left }: Deliverable): string {
  if (status === 'posted') return 'They’re checking the link';
  const rounds =
    rounds_left === 0
      ? 'No rounds of changes left'
      : `They have ${counted(rounds_left, 'round')} of changes left`;
  return note ? `${note}. ${rounds}` : rounds;
}

type SentProps = {
  deliverable: Deliverable;
  submission: Submission;
  before: Submission | undefined;
  now: Date;
};

function Sent({ deliverable, submission, before, now }: SentProps) {
  const { version, files, submitted_at } = submission;
  const [first] = files;
  const title = nameDeliverable(deliverable);
  return (
    <div className="flex gap-4 sm:block">
      {first ? (
        <VersionsButton
          title={title}
          versions={[submission]}
          trigger={
            <button
              type="button"
              aria-label={`View version ${version}`}
              className="block w-30 shrink-0 rounded-control sm:w-full"
            >
              <WorkStill file={first} className="aspect-2/3 rounded-control" />
            </button>
          }
        />
      ) : null}
      <div className="num min-w-0 sm:mt-2">
        <p className="text-base">
          <span className="font-semibold">Version {version}</span>{' '}
          {files.length > 1 ? counted(files.length, 'file') : first ? measureWords(first).split(', ')[0] : ''}
        </p>
        <p className="text-sm text-ink-2">{whenWords(submitted_at, now)}</p>
        {before ? (
          <VersionsButton
            title={title}
            versions={[submission, before]}
            trigger={
              <button
                type="button"
                className="inline-flex min-h-6 items-center text-base font-medium text-link touch:min-h-11"
              >
                Compare with v{before.version}
              </button>
            }
          />
        ) : null}
      </div>
    </div>
  );
}

type AskedProps = {
  work: Collaboration;
  submission: Submission;
  next: Submission | undefined;
  now: Date;
};

function Asked({ work, submission, next, now }: AskedProps) {
  const { version, change_requests, decided_at } = submission;
  if (change_requests.length === 0) return null;
  const on = decided_at ? `, ${whenInside(decided_at, now)}` : '';
  return (
    <section
      aria-label={`Requested on version ${version}`}
      className="rounded-large border border-line p-4 md:p-5"
    >
      <h4 className="type-item">
        {callBusiness(work)} asked for {changeWords(change_requests.length)}
      </h4>
      <p className="num mb-3 text-base text-ink-2">
        On version {version}
        {on}
      </p>
      <ChangeList
        changes={change_requests}
        reply={next ? { words: next.note, version: next.version, by: 'You' } : null}
      />
    </section>
  );
}

function changeWords(count: number): string {
  return count === 1 ? 'a change' : counted(count, 'change');
}

function PostLine({ url }: { url: string }) {
  return (
    <p className="text-md">
      <a
        href={url}
        target="_blank"
        rel="noopener noreferrer"
        className="inline-flex max-w-full items-center gap-2 font-medium text-link touch:min-h-11"
      >
        <ExternalLink aria-hidden="true" className="size-4 shrink-0 stroke-[1.75]" />
        <span className="min-w-0 truncate">{url.replace(/^https?:\/\/(www\.)?/, '')}</span>
        <span className="sr-only"> (opens the post)</span>
      </a>
    </p>
  );
}
