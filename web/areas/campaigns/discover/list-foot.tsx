import { useEffect, useRef } from 'react';
import { useFocusNext } from '#web/components/use-focus-next.ts';
import { Button } from '#web/ui/button.tsx';

type ListFootProps = {
  /** The number of rows shown. */
  shown: number;
  hasMore: boolean;
  isLoading: boolean;
  onMore: () => void;
  /** Preloads the next rows. */
  onApproach: () => void;
};

/** Loads more rows and moves the focus to the first new one. */
export function ListFoot({ shown, hasMore, isLoading, onMore, onApproach }: ListFootProps) {
  const foot = useRef<HTMLDivElement>(null);
  const approach = useRef(onApproach);
  useEffect(() => {
    approach.current = onApproach;
  });
  useEffect(() => {
    if (!hasMore || foot.current === null) return;
    const watch = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) approach.current();
      },
      { rootMargin: '600px' },
    );
    watch.observe(foot.current);
    return () => watch.disconnect();
  }, [hasMore]);

  const showMore = useFocusNext(
    shown,
    (at) => {
      const rows = document.querySelectorAll<HTMLElement>('#campaigns [data-row]');
      return rows[at]?.querySelector<HTMLElement>('h3 a');
    },
    onMore,
  );

  return (
    <div ref={foot}>
      {hasMore ? (
        <div className="mt-6 flex justify-center">
          <Button size="touch" loading={isLoading} onClick={showMore} className="max-md:w-full">
            {isLoading ? 'Loading...' : 'Load More'}
          </Button>
        </div>
      ) : null}
    </div>
  );
}
