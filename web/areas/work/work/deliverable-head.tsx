import type { ReactNode } from 'react';
import type { Deliverable } from '#contract/work/deliverables.ts';
import { contentTypeOf, nameDeliverable } from '#domain/campaigns/deliverables.ts';
import { PlatformIcon } from '#web/components/platform-icon.tsx';
import { DeliverableBadge } from '#web/components/work/deliverable-badge.tsx';

type DeliverableHeadProps = {
  deliverable: Deliverable;
  /** Below the name. */
  text: ReactNode;
  /** Before the badge: the due date. */
  when?: ReactNode;
};

/** A deliverable's name, status and due date. */
export function DeliverableHead({ deliverable, text, when }: DeliverableHeadProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
      <span className="grid size-11 shrink-0 place-items-center self-start rounded-control bg-fill">
        <PlatformIcon platform={contentTypeOf(deliverable.kind)} className="size-5" />
      </span>
      <div className="min-w-0 grow basis-48">
        <h3 className="text-lg font-semibold">{nameDeliverable(deliverable)}</h3>
        <p className="text-base wrap-anywhere text-ink-2">{text}</p>
      </div>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-base text-ink-2">
        {when}
        <DeliverableBadge deliverable={deliverable} />
      </div>
    </div>
  );
}
