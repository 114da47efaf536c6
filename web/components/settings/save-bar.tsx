import { useEffect, useRef } from 'react';
import { Button } from '#web/ui/button.tsx';

type SaveBarProps = {
  /** The number of changed fields. */
  count?: number;
  /** The changed fields and their old values. */
  change: string;
  verb: string;
  isSaving: boolean;
  /** The reason the form can't be saved. */
  isDisabled?: boolean;
  onUndo: () => void;
};

/** Pinned to the bottom of the window, and part of the form it saves, so that Tab reaches it from the field. */
export function SaveBar({ count = 1, change, verb, isSaving, isDisabled = false, onUndo }: SaveBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => stack(bar.current), []);
  return (
    <div
      ref={bar}
      data-unsaved=""
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
        <Button type="submit" variant="primary" size="touch" loading={isSaving} disabled={isDisabled}>
          {verb}
        </Button>
      </div>
    </div>
  );
}

export function unsavedWords(count: number): string {
  return count === 1 ? '1 unsaved change' : `${count} unsaved changes`;
}

/** Two forms of a page can have changes at once: the later bar is stacked on the earlier one. */
const bars: HTMLElement[] = [];

function stack(bar: HTMLElement | null): (() => void) | undefined {
  if (bar === null) return;
  bars.push(bar);
  settle();
  return () => {
    bars.splice(bars.indexOf(bar), 1);
    settle();
  };
}

function settle(): void {
  let below = 0;
  for (const bar of bars) {
    bar.style.bottom = `${below}px`;
    below += bar.offsetHeight;
  }
}

/** Keeps the end of the page and the focused field clear of it. */
const ROOM = '[html:has(&)]:[--bar-bottom:6rem] [body:has(&)]:pb-22';
