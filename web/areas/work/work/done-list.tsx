import type { Collaboration } from '#contract/work/collaborations.ts';
import type { Deliverable } from '#contract/work/deliverables.ts';
import { contentTypeOf, nameDeliverable } from '#domain/campaigns/deliverables.ts';
import { formatCents } from '#domain/format/money.ts';
import { PlatformIcon } from '#web/components/platform-icon.tsx';
import { dayWords } from '#web/components/time/moment.ts';
import { DeliverableBadge } from '#web/components/work/deliverable-badge.tsx';
import { VersionsButton } from '#web/components/work/versions-button.tsx';
import { Card } from '#web/ui/card.tsx';

type DoneListProps = { deliverables: Collaboration['deliverables']; now: Date };

/** The deliverables that need no action. */
export function DoneList({ deliverables, now }: DoneListProps) {
  return (
    <Card padded={false}>
      <ul>
        {deliverables.map((deliverable) => (
          <li
            key={deliverable.id}
            className="flex flex-wrap items-center gap-x-4 gap-y-2 border-line px-5 py-4 not-first:border-t md:px-6"
          >
            <span className="grid size-11 shrink-0 place-items-center rounded-control bg-fill">
              <PlatformIcon platform={contentTypeOf(deliverable.kind)} className="size-5" />
            </span>
            <div className="min-w-0 grow basis-40">
              <h3 className="type-item">{nameDeliverable(deliverable)}</h3>
              <p className="num flex flex-wrap gap-x-3 text-base text-ink-2">
                {doneWords(deliverable, now)}
                <Ways deliverable={deliverable} />
              </p>
            </div>
            <span className="num text-md font-semibold">{formatCents(deliverable.share_cents)}</span>
            <DeliverableBadge deliverable={deliverable} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

function doneWords({ verified_at, approved_at, status }: Deliverable, now: Date): string {
  if (status === 'cancelled') return 'Nothing is due anymore';
  if (status === 'settled') return 'Decided in a dispute';
  const at = verified_at ?? approved_at;
  return at ? `${verified_at ? 'Checked' : 'Approved'} ${dayWords(at, now)}` : '';
}

function Ways({ deliverable }: { deliverable: Deliverable }) {
  const { post_url, submissions } = deliverable;
  const [newest] = submissions;
  return (
    <>
      {newest ? (
        <VersionsButton
          title={nameDeliverable(deliverable)}
          versions={[newest]}
          trigger={
            <button type="button" className="inline-flex min-h-6 items-center text-link touch:min-h-11">
              View version {newest.version}
            </button>
          }
        />
      ) : null}
      {post_url ? (
        <a
          href={post_url}
          target="_blank"
          rel="noopener noreferrer"
          className="inline-flex min-h-6 items-center text-link touch:min-h-11"
        >
          View post
        </a>
      ) : null}
    </>
  );
}
