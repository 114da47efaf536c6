import { EmptyState } from '#web/ui/empty-state.tsx';

type NoRowsProps = { title: string; hint: string; words?: string };

/** In place of a table that has nothing to show. */
export function NoRows({ title, hint, words = 'NO MATCH' }: NoRowsProps) {
  return (
    <div className="flex grow items-start justify-center bg-surface px-4 py-10">
      <EmptyState words={words} title={title} hint={hint} className="w-full max-w-[30rem]" />
    </div>
  );
}
