import type { Collaboration } from '#contract/work/collaborations.ts';
import { nameDeliverable } from '#domain/campaigns/deliverables.ts';
import { Link } from '#web/components/link.tsx';
import { DeliverableBadge } from '#web/components/work/deliverable-badge.tsx';
import { stringifySearch } from '#web/search-params.ts';

type DeliverableNavProps = { work: Collaboration; currentId: string; as: string | undefined };

/** A creator's deliverables, each with its own address. */
export function DeliverableNav({ work, currentId, as }: DeliverableNavProps) {
  const { deliverables } = work;
  if (deliverables.length < 2) return null;
  return (
    <nav aria-label="Deliverables" className="border-line border-b px-4 md:px-10">
      <ul className="flex gap-2 overflow-x-auto py-2.5">
        {deliverables.map((deliverable) => (
          <li key={deliverable.id} className="shrink-0">
            <Link
              href={stringifySearch({ deliverable: deliverable.id, ...(as && { as }) })}
              aria-current={deliverable.id === currentId ? 'page' : undefined}
              className="flex h-11 items-center gap-2.5 rounded-control border border-line-strong bg-surface px-3 text-base font-medium hover:wash focus-visible:-outline-offset-2 aria-[current]:border-ink aria-[current]:font-semibold aria-[current]:inset-ring aria-[current]:inset-ring-ink"
            >
              {nameDeliverable(deliverable)}
              <DeliverableBadge deliverable={deliverable} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
