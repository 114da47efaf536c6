import { EmptyState } from '#web/ui/empty-state.tsx';

/** Shown in place of an empty table where empty is good news. */
export function NothingHere({ title, hint }: { title: string; hint: string }) {
  return (
    <div className="flex grow items-start justify-center bg-surface px-4 py-10">
      <EmptyState words="ALL CLEAR" title={title} hint={hint} className="w-full max-w-[30rem]" />
    </div>
  );
}
