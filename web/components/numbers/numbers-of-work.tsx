import { Suspense } from 'react';
import type { Collaboration } from '#contract/work/collaborations.ts';
import { lazyPart } from '#web/ui/lazy-part.tsx';

const WorkNumbers = lazyPart(async () => (await import('./work-numbers.tsx')).WorkNumbers);

type NumbersOfWorkProps = {
  work: Collaboration;
  /** An admin sees the numbers as the business does. */
  side: 'creator' | 'business';
  /** Only the post of this deliverable. */
  deliverableId?: string;
};

/** The numbers of what was posted, on both sides' pages. Their code loads after the page. */
export function NumbersOfWork({ work, side, deliverableId }: NumbersOfWorkProps) {
  const hasPost = work.deliverables.some(
    ({ id, post_url }) => post_url !== null && (deliverableId === undefined || id === deliverableId),
  );
  if (!hasPost) return null;
  return (
    <Suspense>
      <WorkNumbers
        collaborationId={work.id}
        creatorId={work.creator.id}
        side={side}
        deliverableId={deliverableId}
      />
    </Suspense>
  );
}
