import { Skeleton } from '#web/ui/skeleton.tsx';
import { SpinnerRing } from '#web/ui/spinner.tsx';

/** Stands where something may still come. */
export function ReadingRow({ words }: { words: string }) {
  return (
    <div className="grid gap-2.5">
      <Skeleton className="h-3 w-3/5" />
      <Skeleton className="h-3 w-2/5" />
      <p className="flex items-center gap-2 text-hint text-ink-3">
        <SpinnerRing className="size-3.5" />
        <span className="min-w-0 wrap-anywhere">{words}</span>
      </p>
    </div>
  );
}
