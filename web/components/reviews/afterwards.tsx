import { lazy, Suspense } from 'react';

const WorkReviews = lazy(async () => ({ default: (await import('./work-reviews.tsx')).WorkReviews }));

/** The place for reviews on the pages of work that is done; its code comes after the page. */
export function Afterwards({ collaborationId }: { collaborationId: string }) {
  return (
    <Suspense>
      <WorkReviews collaborationId={collaborationId} />
    </Suspense>
  );
}
