import { adviceFor } from '#web/components/settings/form-trouble.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';

/** In place of a record that is on its way, or that did not come. */
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
