import { useRef } from 'react';
import { formatCount } from '#domain/format/count.ts';
import { useFocusNext } from '#web/components/use-focus-next.ts';
import { Button } from '#web/ui/button.tsx';

type PagerProps = {
  /** The number of rows shown. */
  shown: number;
  /** Singular and plural: ["user", "users"]. */
  noun: readonly [one: string, many: string];
  hasMore: boolean;
  isLoading: boolean;
  onMore: () => Promise<unknown>;
  /** The side padding, if it differs from the admin area's. */
  className?: string;
};

/** The foot of a list: the number of rows, and a button that loads more and focuses the first new row. */
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
        {formatCount(shown)} {shown === 1 ? noun[0] : noun[1]}
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
