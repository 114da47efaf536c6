import { CircleCheck, Lock, Undo2 } from 'lucide-react';
import type { Collaboration } from '#contract/work/collaborations.ts';
import type { Deliverable } from '#contract/work/deliverables.ts';
import { nameDeliverable } from '#domain/campaigns/deliverables.ts';
import { formatCents } from '#domain/format/money.ts';
import { Link } from '#web/components/link.tsx';
import { CollaborationBadge } from '#web/components/work/collaboration-badge.tsx';
import { DeliverableBadge } from '#web/components/work/deliverable-badge.tsx';
import { TimeTo } from '#web/components/work/time-to.tsx';
import { workStops } from '#web/components/work/work-stops.ts';
import { callCreator, dayOf, leftWords, whenInside } from '#web/components/work/work-words.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { ProgressStops } from '#web/ui/progress-stops.tsx';
import { workHref } from './work-href.ts';

type JobWorkProps = { work: Collaboration; now: Date };

/** The money, the deliverables with their due dates, and the status. */
export function JobWork({ work, now }: JobWorkProps) {
  return (
    <>
      <Money work={work} />
      <h3 className="mt-5 type-item">{work.side === 'creator' ? 'Your deliverables' : 'Deliverables'}</h3>
      <ul className="mt-1 divide-y divide-line">
        {work.deliverables.map((deliverable) => (
          <li
            key={deliverable.id}
            className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1.5 py-2.5"
          >
            <div className="min-w-0 grow basis-36">
              <p className="text-md wrap-anywhere">{nameDeliverable(deliverable)}</p>
              <WhenLine deliverable={deliverable} now={now} />
            </div>
            <DeliverableBadge deliverable={deliverable} />
          </li>
        ))}
      </ul>
      <h3 className="mt-5 mb-3 flex items-center justify-between gap-3 type-item">
        Work progress
        {work.status === 'cancelled' || work.status === 'disputed' ? (
          <CollaborationBadge status={work.status} />
        ) : null}
      </h3>
      {work.status === 'cancelled' ? null : (
        <ProgressStops label="Work progress" stops={workStops(work, now)} direction="down" />
      )}
      <ButtonLink block className="mt-5" render={(look) => <Link href={workHref(work)} {...look} />}>
        {work.side === 'creator' ? 'Go to work' : 'View work'}
      </ButtonLink>
    </>
  );
}

function Money({ work }: { work: Collaboration }) {
  const { held_cents, released_cents, refunded_cents } = work.money;
  const whom = work.side === 'creator' ? 'you' : callCreator(work);
  const [Icon, label, cents, tone] =
    held_cents > 0
      ? ([Lock, `Held for ${whom}`, held_cents, 'text-money'] as const)
      : released_cents > 0
        ? ([CircleCheck, `Released to ${whom}`, released_cents, 'text-money'] as const)
        : ([Undo2, 'Refunded to the shop', refunded_cents, ''] as const);
  return (
    <dl className="mt-3 flex items-center justify-between gap-3 border-line border-y py-2.5">
      <dt className="flex min-w-0 items-center gap-2 text-md">
        <Icon aria-hidden="true" className={`size-4.5 shrink-0 stroke-[1.75] ${tone}`} />
        <span className="min-w-0 wrap-anywhere">{label}</span>
      </dt>
      <dd className={`num text-xl font-money ${tone}`}>{formatCents(cents)}</dd>
    </dl>
  );
}

function WhenLine({ deliverable, now }: { deliverable: Deliverable; now: Date }) {
  const { status, due_at, posted_at, verified_at, approved_at, submissions } = deliverable;
  const sent = submissions[0]?.submitted_at;
  const look = 'num text-base text-ink-2';
  if (status === 'submitted' && sent) return <p className={look}>Sent {whenInside(sent, now)}</p>;
  if (status === 'posted' && posted_at) return <p className={look}>Posted {whenInside(posted_at, now)}</p>;
  const done = verified_at ?? (due_at === null ? approved_at : null);
  if (done) return <p className={look}>{dayOf(done)}</p>;
  if (due_at === null) return null;
  return (
    <p className={`flex flex-wrap items-baseline gap-x-2 ${look}`}>
      By {dayOf(due_at)}
      {leftWords(due_at, now).isUrgent ? <TimeTo until={due_at} now={now} /> : null}
    </p>
  );
}
