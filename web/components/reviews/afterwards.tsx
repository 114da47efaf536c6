import { Suspense } from 'react';
import { lazyPart } from '#web/ui/lazy-part.tsx';

const WorkReviews = lazyPart(async () => (await import('./work-reviews.tsx')).WorkReviews);

/** The ratings on pages of finished work; the code loads after the page. */
export function Afterwards({ collaborationId }: { collaborationId: string }) {
  return (
    <Suspense>
      <WorkReviews collaborationId={collaborationId} />
    </Suspense>
  );
}
