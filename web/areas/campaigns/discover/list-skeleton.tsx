import { Skeleton } from '#web/ui/skeleton.tsx';

/** Placeholder rows as tall as the real ones. */
export function ListSkeleton() {
  return (
    <div className="grid gap-3 md:gap-0 md:overflow-clip md:rounded-card md:border md:border-line">
      <p className="sr-only">Loading...</p>
      {ROWS.map((row) => (
        <div
          key={row}
          className="flex gap-6 border-line bg-surface p-3.5 max-md:h-72 max-md:rounded-card max-md:border md:h-47 md:px-5 md:py-5 md:not-first:border-t"
        >
          <Skeleton className="size-23 shrink-0 rounded-control md:size-37" />
          <div className="grid grow content-start gap-3">
            <Skeleton className="h-4 w-2/5" />
            <Skeleton className="h-6 w-4/5" />
            <Skeleton className="h-4 w-full" />
            <Skeleton className="h-4 w-3/5" />
          </div>
        </div>
      ))}
    </div>
  );
}

const ROWS = [1, 2, 3, 4];
