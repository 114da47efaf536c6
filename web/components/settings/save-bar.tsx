import { useEffect, useRef } from 'react';
import { Button } from '#web/ui/button.tsx';

type SaveBarProps = {
  /** How many fields differ. */
  count?: number;
  /** What differs, and from what. */
  change: string;
  verb: string;
  isSaving: boolean;
  onUndo: () => void;
};

/** Pinned to the bottom of the window, and part of the form it saves, so Tab leads from the field to it. */
export function SaveBar({ count = 1, change, verb, isSaving, onUndo }: SaveBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => stack(bar.current), []);
  return (
    <div
      ref={bar}
      className={`fixed inset-x-0 bottom-0 z-40 border-line border-t bg-surface shadow-2 ${ROOM}`}
    >
      <div className="mx-auto flex max-w-wide items-center gap-x-2 px-5 py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] md:px-8 md:py-5 lg:px-10">
        <p className="line-clamp-2 min-w-0 grow text-base md:text-md">
          <strong className="font-semibold">{unsavedWords(count)}</strong>{' '}
          <span className="text-ink-2">{change}</span>
        </p>
        <Button variant="ghost" size="touch" disabled={isSaving} onClick={onUndo}>
          Undo
        </Button>
        <Button type="submit" variant="primary" size="touch" loading={isSaving}>
          {verb}
        </Button>
      </div>
    </div>
  );
}

export function unsavedWords(count: number): string {
  return count === 1 ? '1 change not saved.' : `${count} changes not saved.`;
}

/** Two forms of a page can hold changes at once: the later bar stands on the earlier one. */
const standing: HTMLElement[] = [];

function stack(bar: HTMLElement | null): (() => void) | undefined {
  if (bar === null) return;
  standing.push(bar);
  settle();
  return () => {
    standing.splice(standing.indexOf(bar), 1);
    settle();
  };
}

function settle(): void {
  let below = 0;
  for (const bar of standing) {
    bar.style.bottom = `${below}px`;
    below += bar.offsetHeight;
  }
}

/** The end of the page and the focused field stay clear of it. */
const ROOM = '[html:has(&)]:[--bar-bottom:6rem] [body:has(&)]:pb-22';
