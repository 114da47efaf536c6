import { adviceFor } from '#web/api/form-errors.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';

/** Shown while a record loads, or if it failed to. */
export function RecordPending({ error }: { error: unknown }) {
  if (error) return <p className="text-md text-ink-2">{adviceFor(error)}</p>;
  return (
    <div className="grid gap-3">
      <Skeleton className="h-14 w-full" />
      <Skeleton className="h-4 w-2/3" />
      <Skeleton className="h-4 w-1/2" />
      <Skeleton className="h-4 w-3/5" />
    </div>
  );
}
