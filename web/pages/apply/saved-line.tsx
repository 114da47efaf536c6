import { CircleAlert, CircleCheck, LoaderCircle } from 'lucide-react';
import { newYorkClock } from '#domain/new-york-time.ts';
import type { SavingState } from '#web/components/profile/profile-draft.ts';

type SavedLineProps = {
  saving: SavingState;
  /** Whether something typed cannot be kept as it is. */
  isHeldUp: boolean;
  savedAt: string;
};

/** Whether what is on the page is kept. Only what went wrong is read out. */
export function SavedLine({ saving, isHeldUp, savedAt }: SavedLineProps) {
  const trouble = isHeldUp ? 'One field is not saved' : TROUBLE[saving];
  return (
    <p className="flex items-center gap-1.75 text-base text-ink-2">
      <Icon trouble={trouble !== null && saving !== 'saving'} isSaving={saving === 'saving'} />
      <span role="status" className={trouble ? '' : 'sr-only'}>
        {trouble}
      </span>
      {trouble === null ? (
        <span className="num whitespace-nowrap">
          {saving === 'saving' || saving === 'typed' ? 'Saving' : `Saved ${newYorkClock(savedAt)}`}
        </span>
      ) : null}
    </p>
  );
}

const TROUBLE: Record<SavingState, string | null> = {
  saved: null,
  typed: null,
  saving: null,
  offline: 'Not saved. Trying again',
  stale: 'Not saved',
  signed_out: 'Not saved',
  refused: 'Not saved',
};

function Icon({ trouble, isSaving }: { trouble: boolean; isSaving: boolean }) {
  if (trouble)
    return <CircleAlert aria-hidden="true" className="size-4.5 shrink-0 stroke-[1.75] text-danger" />;
  if (isSaving) {
    return (
      <LoaderCircle aria-hidden="true" className="size-4.5 shrink-0 stroke-[1.75] motion-safe:animate-spin" />
    );
  }
  return <CircleCheck aria-hidden="true" className="size-4.5 shrink-0 stroke-[1.75]" />;
}
