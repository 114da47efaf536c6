import type { Brief } from '#contract/campaigns/briefs.ts';
import { contentTypeOf, nameDeliverable } from '#domain/campaigns/deliverables.ts';
import { PlatformIcon } from '#web/components/platform-icon.tsx';

/** Each deliverable with its platform, quantity and special requirements. */
export function BriefDeliverables({ deliverables }: Pick<Brief, 'deliverables'>) {
  if (deliverables.length === 0) return <p className="text-ink-2">No deliverables specified</p>;
  return (
    <ul className="grid gap-3">
      {deliverables.map((deliverable) => (
        <li key={deliverable.kind} className="flex items-center gap-3">
          <span className="grid size-10 shrink-0 place-items-center rounded-control bg-fill">
            <PlatformIcon platform={contentTypeOf(deliverable.kind)} className="size-4.5" />
          </span>
          <span className="min-w-0">
            <span className="block type-item">{nameDeliverable(deliverable)}</span>
            {deliverable.note ? (
              <span className="block text-base wrap-anywhere text-ink-2">{deliverable.note}</span>
            ) : null}
          </span>
        </li>
      ))}
    </ul>
  );
}
