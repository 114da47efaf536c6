import { useRef } from 'react';
import { Button } from '#web/ui/button.tsx';
import { useFocusNext } from '../use-focus-next.ts';

type PagerProps = {
  /** How many rows are shown. */
  shown: number;
  /** One of them and many of them: ["user", "users"]. */
  noun: readonly [one: string, many: string];
  hasMore: boolean;
  isLoading: boolean;
  onMore: () => Promise<unknown>;
  /** How far from the edge of the page, where that is not as in the admin area. */
  className?: string;
};

/** The foot of a list: how much is shown, and the way to more, which leaves the focus on the first new row. */
export function Pager({ shown, noun, hasMore, isLoading, onMore, className = 'md:px-6' }: PagerProps) {
  const foot = useRef<HTMLDivElement>(null);

  const showMore = useFocusNext(
    shown,
    (at) => {
      const rows = foot.current?.parentElement?.querySelectorAll<HTMLElement>('[data-row]');
      return rows?.[at]?.querySelector<HTMLElement>('a, button');
    },
    onMore,
  );

  return (
    <div
      ref={foot}
      className={`mt-auto flex min-h-14 items-center justify-between gap-4 border-line border-t bg-surface px-4 py-2 ${className}`}
    >
      <p aria-live="polite" className="num text-dense text-ink-2">
        {shown.toLocaleString('en-US')} {shown === 1 ? noun[0] : noun[1]}
        {hasMore ? ' shown' : ''}
      </p>
      {hasMore ? (
        <Button size="dense" loading={isLoading} onClick={showMore}>
          Load more
        </Button>
      ) : null}
    </div>
  );
}
