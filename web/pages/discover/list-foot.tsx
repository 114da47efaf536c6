import { useEffect, useRef } from 'react';
import { Button } from '#web/ui/button.tsx';

type ListFootProps = {
  /** How many rows are shown. */
  shown: number;
  isLoading: boolean;
  onMore: () => Promise<unknown>;
  /** Fetches the next rows before they are asked for. */
  onApproach: () => void;
};

/** The way to more rows; it leaves the focus on the first new one. */
export function ListFoot({ shown, isLoading, onMore, onApproach }: ListFootProps) {
  const foot = useRef<HTMLDivElement>(null);
  const approach = useRef(onApproach);
  useEffect(() => {
    approach.current = onApproach;
  });
  useEffect(() => {
    if (foot.current === null) return;
    const watch = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) approach.current();
      },
      { rootMargin: '600px' },
    );
    watch.observe(foot.current);
    return () => watch.disconnect();
  }, []);

  async function loadMore() {
    await onMore();
    // The rows are drawn by then: the first new one stands after those that were shown.
    requestAnimationFrame(() => {
      const rows = document.querySelectorAll<HTMLElement>('#campaigns [data-row]');
      rows[shown]?.querySelector<HTMLElement>('h3 a')?.focus();
    });
  }

  return (
    <div ref={foot} className="mt-6 flex justify-center">
      <Button size="touch" loading={isLoading} onClick={loadMore} className="max-md:w-full">
        {isLoading ? 'Loading...' : 'Load More'}
      </Button>
    </div>
  );
}
