import { Hourglass } from 'lucide-react';
import type { Collaboration } from '#contract/work/collaborations.ts';
import type { Deliverable } from '#contract/work/deliverables.ts';
import { fullStop } from '#web/components/full-stop.ts';
import { whenInside } from '#web/components/work/work-words.ts';

type LateNoteProps = { work: Collaboration; deliverable: Deliverable; now: Date };

/** The consequences of being late, and the creator's options. */
export function LateNote({ work, deliverable, now }: LateNoteProps) {
  const { due_at, late_at, is_late } = deliverable;
  if (due_at === null || Date.parse(due_at) > now.getTime()) return null;
  const { business_name } = work.business;
  const isInGrace = !is_late && late_at !== null && Date.parse(late_at) > now.getTime();
  return (
    <div
      className={`mt-4 flex gap-3 rounded-control px-4 py-3 text-md ${isInGrace ? 'bg-yellow-tint text-yellow-text' : 'bg-danger-tint text-danger'}`}
    >
      <Hourglass aria-hidden="true" className="mt-0.5 size-4.5 shrink-0 stroke-[1.75]" />
      <p className="min-w-0 wrap-anywhere">
        <span className="font-semibold">{fullStop(`It was due ${whenInside(due_at, now)}`)}</span>{' '}
        {isInGrace
          ? `Until ${whenInside(late_at, now)} nothing happens. After that, ${business_name} can extend the deadline or cancel.`
          : `${business_name} can now extend the deadline or cancel. You can still send it until they do.`}
      </p>
    </div>
  );
}
