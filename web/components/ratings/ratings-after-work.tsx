import { Suspense } from 'react';
import { lazyPart } from '#web/ui/lazy-part.tsx';

const WorkRatings = lazyPart(async () => (await import('./work-ratings.tsx')).WorkRatings);

/** The ratings on pages of finished work; the code loads after the page. */
export function RatingsAfterWork({ collaborationId }: { collaborationId: string }) {
  return (
    <Suspense>
      <WorkRatings collaborationId={collaborationId} />
    </Suspense>
  );
}
