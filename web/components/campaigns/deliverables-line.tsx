import { contentTypeOf, type Deliverable, summarizeDeliverables } from '#domain/campaigns/deliverables.ts';
import { PlatformIcon } from '#web/components/platform-icon.tsx';

type DeliverablesLineProps = { deliverables: readonly Deliverable[]; className?: string };

/** The platforms' marks, then the deliverables. */
export function DeliverablesLine({ deliverables, className = '' }: DeliverablesLineProps) {
  const platforms = [...new Set(deliverables.map(({ kind }) => contentTypeOf(kind)))];
  return (
    <span className={className ? `deliverables ${className}` : 'deliverables'}>
      {platforms.length > 0 ? (
        <span className="deliverables-marks">
          {platforms.map((platform) => (
            <PlatformIcon key={platform} platform={platform} />
          ))}
        </span>
      ) : null}
      <span>{summarizeDeliverables(deliverables)}</span>
    </span>
  );
}
