import { Check, Hourglass, Repeat2 } from 'lucide-react';
import type { Collaboration } from '#contract/work/collaborations.ts';
import { shortName } from '#domain/campaigns/short-names.ts';
import { Link } from '#web/components/link.tsx';
import { clockWords } from '#web/components/work/clock-stops.ts';
import { DeliverableBadge } from '#web/components/work/deliverable-badge.tsx';
import { WorkStill } from '#web/components/work/work-still.tsx';
import { callBusiness, clockOf } from '#web/components/work/work-words.ts';
import { Badge } from '#web/ui/badge.tsx';
import type { ThreadDraft } from './thread-days.ts';
import { workHref } from './work-href.ts';

type DraftCardProps = { draft: ThreadDraft; work: Collaboration; now: Date };

/** A submitted version: its content, its status and its deadline. */
export function DraftCard({ draft, work, now }: DraftCardProps) {
  const { deliverable, submission } = draft;
  const [file] = submission.files;
  const isOurs = work.side === 'creator';
  const seconds = file?.duration_seconds ?? null;
  const isNewest = deliverable.version === submission.version;
  const clock = isNewest && deliverable.status === 'submitted' ? clockWords(work, deliverable, now) : null;
  return (
    <li className={`mt-5 flex ${isOurs ? 'justify-end' : 'md:pl-11'}`}>
      <article
        className={`relative grid w-full max-w-[26rem] grid-cols-[5.5rem_minmax(0,1fr)] gap-4 rounded-card border border-line bg-surface p-3 hover:border-line-strong has-[a:focus-visible]:outline-2 has-[a:focus-visible]:outline-offset-2 has-[a:focus-visible]:outline-focus md:grid-cols-[6.5rem_minmax(0,1fr)] ${isOurs ? 'rounded-br-[3px]' : 'rounded-bl-[3px]'}`}
      >
        {file ? (
          <WorkStill file={file} className="aspect-9/14 rounded-control" />
        ) : (
          <span className="aspect-9/14 rounded-control bg-sunken" />
        )}
        <div className="flex min-w-0 flex-col items-start">
          <div className="flex w-full items-baseline justify-between gap-3">
            <h3 className="type-item wrap-anywhere">
              <Link href={workHref(work)} className="outline-none after:absolute after:inset-0">
                Draft {submission.version}, {shortName(deliverable)}
              </Link>
            </h3>
            {seconds === null ? null : (
              <span className="num text-sm text-ink-3">{clockOf(Math.round(seconds))}</span>
            )}
          </div>
          <p className="line-clamp-2 text-base wrap-anywhere text-ink-2">
            {submission.caption || work.campaign.title}
          </p>
          <div className="mt-auto pt-3">
            <DraftBadge draft={draft} work={work} />
          </div>
          {clock ? (
            <p className="mt-2 text-sm text-pretty text-ink-2">
              {clock.until} {clock.after}
            </p>
          ) : null}
        </div>
      </article>
    </li>
  );
}

function DraftBadge({ draft: { deliverable, submission }, work }: Omit<DraftCardProps, 'now'>) {
  if (submission.status === 'changes_requested') {
    return (
      <Badge tone="outline" icon={<Repeat2 aria-hidden="true" />}>
        Changes requested
      </Badge>
    );
  }
  if (submission.status === 'approved') {
    return (
      <Badge tone="money" icon={<Check aria-hidden="true" />}>
        Approved
      </Badge>
    );
  }
  if (deliverable.is_in_dispute || deliverable.status !== 'submitted') {
    return <DeliverableBadge deliverable={deliverable} />;
  }
  return (
    <Badge tone="yellow" icon={<Hourglass aria-hidden="true" />}>
      <span className="max-w-44 truncate">
        Waiting for {work.side === 'business' ? 'you' : callBusiness(work)}
      </span>
    </Badge>
  );
}
