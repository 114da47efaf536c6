import { CircleAlert, CircleCheck, LoaderCircle } from 'lucide-react';
import { newYorkClock } from '#domain/format/new-york-time.ts';
import type { SavingState } from './autosave.ts';

type SavedLineProps = {
  saving: SavingState;
  /** True if an edit can't be saved yet. */
  isHeldUp: boolean;
  savedAt: string;
};

/** The saving state of the page. Only problems are announced. */
export function SavedLine({ saving, isHeldUp, savedAt }: SavedLineProps) {
  const failure = isHeldUp ? '1 field isn’t saved' : FAILURES[saving];
  const isBusy = saving === 'saving' || saving === 'typed';
  return (
    <p className="flex items-center gap-1.75 text-sm text-ink-2">
      {failure ? (
        <CircleAlert aria-hidden="true" className="size-4.5 shrink-0 stroke-[1.75] text-danger" />
      ) : isBusy ? (
        <LoaderCircle
          aria-hidden="true"
          className="size-4.5 shrink-0 stroke-[1.75] motion-safe:animate-spin"
        />
      ) : (
        <CircleCheck aria-hidden="true" className="size-4.5 shrink-0 stroke-[1.75]" />
      )}
      <span role="status" className={failure ? '' : 'sr-only'}>
        {failure}
      </span>
      {failure ? null : isBusy ? (
        <span>Saving</span>
      ) : (
        <span className="num whitespace-nowrap">
          Saved<span className="max-md:sr-only"> at {newYorkClock(savedAt)}</span>
        </span>
      )}
    </p>
  );
}

const FAILURES: Record<SavingState, string | null> = {
  saved: null,
  typed: null,
  saving: null,
  offline: 'Not saved. Retrying',
  stale: 'Not saved',
  signed_out: 'Not saved',
  refused: 'Not saved',
};
