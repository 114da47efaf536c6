import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { workNumbersOptions } from './numbers-options.ts';
import { PostNumbersCard } from './post-numbers-card.tsx';

type WorkNumbersProps = {
  collaborationId: string;
  creatorId: string;
  side: 'creator' | 'business';
  deliverableId: string | undefined;
};

/** A card per post with what it brought, where the number is from, and whether it is still read. */
export function WorkNumbers({ collaborationId, creatorId, side, deliverableId }: WorkNumbersProps) {
  const { api } = useRouteContext({ from: '__root__' });
  const { data, isError, refetch } = useQuery(workNumbersOptions(api, collaborationId));
  const posts = data?.posts.filter(
    (post) => deliverableId === undefined || post.deliverable_id === deliverableId,
  );
  if (posts?.length === 0) return null;
  return (
    <section aria-labelledby="numbers-title" className="min-w-0">
      <h2 id="numbers-title" className="type-block-title mb-4">
        Numbers
      </h2>
      {posts ? (
        <div className="grid gap-4">
          {posts.map((post) => (
            <PostNumbersCard
              key={post.deliverable_id}
              collaborationId={collaborationId}
              creatorId={creatorId}
              post={post}
              side={side}
            />
          ))}
        </div>
      ) : isError ? (
        <Card className="flex flex-wrap items-center gap-4">
          <p className="grow text-md text-ink-2">We couldn’t load the numbers. Check your connection.</p>
          <Button onClick={() => void refetch()}>Retry</Button>
        </Card>
      ) : (
        <Card aria-busy="true" aria-label="Loading numbers">
          <Skeleton className="h-5 w-40" />
          <Skeleton className="mt-4 h-9 w-28" />
          <Skeleton className="mt-4 h-16 w-full" />
        </Card>
      )}
    </section>
  );
}
