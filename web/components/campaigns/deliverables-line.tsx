import { contentTypeOf, type Deliverable, summarizeDeliverables } from '#domain/campaigns/deliverables.ts';
import { PlatformIcon } from '#web/components/platform-icon.tsx';

type DeliverablesLineProps = { deliverables: readonly Deliverable[]; className?: string };

/** The platforms' marks, then the deliverables. */
export function DeliverablesLine({ deliverables, className = '' }: DeliverablesLineProps) {
  const platforms = [...new Set(deliverables.map(({ kind }) => contentTypeOf(kind)))];
  return (
    <span className={`inline-flex items-start gap-2 font-medium ${className}`}>
      {platforms.length > 0 ? (
        <span className="flex h-lh shrink-0 items-center gap-1.5">
          {platforms.map((platform) => (
            <PlatformIcon key={platform} platform={platform} />
          ))}
        </span>
      ) : null}
      <span className="min-w-0">{summarizeDeliverables(deliverables)}</span>
    </span>
  );
}
