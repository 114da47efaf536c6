import type { ReactNode } from 'react';
import { EmptyState } from '#web/ui/empty-state.tsx';

type NoRowsProps = { title: string; hint: string; words?: string; action?: ReactNode };

/** Shown in place of an empty table. */
export function NoRows({ title, hint, words = 'NO MATCH', action }: NoRowsProps) {
  return (
    <div className="flex grow items-start justify-center bg-surface px-4 py-10">
      <EmptyState words={words} title={title} hint={hint} action={action} className="w-full max-w-[30rem]" />
    </div>
  );
}
