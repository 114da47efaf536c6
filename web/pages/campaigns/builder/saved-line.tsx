import { CircleAlert, CircleCheck, LoaderCircle } from 'lucide-react';
import { newYorkClock } from '#domain/new-york-time.ts';
import type { DraftState, Saving } from './draft-store.ts';

type SavedLineProps = { state: DraftState; savedAt: string };

/** Whether what is on the page is kept. Only what went wrong is read out. */
export function SavedLine({ state: { saving, refused }, savedAt }: SavedLineProps) {
  const isHeldUp = Object.keys(refused).length > 0;
  const trouble = isHeldUp ? 'One field is not saved' : TROUBLE[saving];
  const isBusy = saving === 'saving' || saving === 'typed';
  return (
    <p className="flex items-center gap-1.75 text-sm text-ink-2">
      {trouble ? (
        <CircleAlert aria-hidden="true" className="size-4.5 shrink-0 stroke-[1.75] text-danger" />
      ) : isBusy ? (
        <LoaderCircle
          aria-hidden="true"
          className="size-4.5 shrink-0 stroke-[1.75] motion-safe:animate-spin"
        />
      ) : (
        <CircleCheck aria-hidden="true" className="size-4.5 shrink-0 stroke-[1.75]" />
      )}
      <span role="status" className={trouble ? '' : 'sr-only'}>
        {trouble}
      </span>
      {trouble ? null : isBusy ? (
        <span>Saving</span>
      ) : (
        <span className="num whitespace-nowrap">
          Saved<span className="max-md:sr-only"> at {newYorkClock(savedAt)}</span>
        </span>
      )}
    </p>
  );
}

const TROUBLE: Record<Saving, string | null> = {
  saved: null,
  typed: null,
  saving: null,
  offline: 'Not saved. Trying again',
  stale: 'Not saved',
  signed_out: 'Not saved',
  refused: 'Not saved',
};
