import type { ReactElement, ReactNode } from 'react';
import { look } from './look.ts';

export type Stop = {
  /** Needed if two stops have the same label. */
  id?: string;
  label: string;
  /** For a stop that leads somewhere, the router's own link around its label. */
  link?: (look: { className: string; children: string }) => ReactElement;
  /** `paid` is for the last stop, once the money is paid or due. */
  state: 'done' | 'now' | 'next' | 'paid';
  note?: ReactNode;
};

type ProgressStopsProps = {
  label: string;
  stops: readonly Stop[];
  direction?: 'across' | 'down';
  /** Roomy if the stops are the main content of a page. */
  size?: 'default' | 'roomy';
  /** Shows only the rings on a phone, where the text beside them says the same. */
  bareOnPhones?: boolean;
  className?: string;
};

/** Stops on a line: past ones dark, the current one in the accent color with a halo, the last one green. */
export function ProgressStops({
  label,
  stops,
  direction = 'across',
  size = 'default',
  bareOnPhones = false,
  className = '',
}: ProgressStopsProps) {
  const across = direction === 'across';
  return (
    <ol aria-label={label} className={`${across ? 'grid auto-cols-fr grid-flow-col' : 'grid'} ${className}`}>
      {stops.map(({ id, label: name, link, state, note }) => {
        return (
          <li
            key={id ?? name}
            aria-current={state === 'now' ? 'step' : undefined}
            className={itemLook({ direction, size })}
          >
            <span aria-hidden="true" className={lineLook({ direction, state })} />
            <span aria-hidden="true" className={ringLook({ state })} />
            <span className={bareOnPhones ? 'block max-md:sr-only' : 'block'}>
              <span className={nameLook({ direction, state, size })}>
                {link ? link({ className: LINK_LOOK, children: name }) : name}
                <span className="sr-only">, {STATE_WORDS[state]}</span>
              </span>
              {note ? <span className={noteLook({ size })}>{note}</span> : null}
            </span>
          </li>
        );
      })}
    </ol>
  );
}

const LINK_LOOK = 'text-link touch:-my-3 touch:py-3';

const STATE_WORDS = { done: 'done', now: 'current', next: 'to come', paid: 'last stop' };

const itemLook = look({
  base: 'group relative min-w-0',
  variants: {
    direction: { across: 'pt-8.5 pr-2', down: 'pl-10 last:pb-0' },
    size: { default: '', roomy: '' },
  },
  combinations: [
    { direction: 'down', size: 'default', classes: 'pb-5' },
    { direction: 'down', size: 'roomy', classes: 'pb-7' },
  ],
});

const lineLook = look({
  base: 'absolute group-last:hidden forced-colors:bg-[CanvasText]',
  variants: {
    direction: { across: 'top-3 right-0 left-6 h-1', down: 'top-6 bottom-0 left-3 w-1' },
    state: { done: 'bg-ink', now: 'bg-line-strong', next: 'bg-line-strong', paid: 'bg-line-strong' },
  },
});

const ringLook = look({
  base: 'absolute top-0 left-0 size-7 rounded-full border-4 bg-surface',
  variants: {
    state: {
      done: 'border-ink',
      now: 'border-accent ring-4 ring-accent-tint',
      next: 'border-line-strong',
      paid: 'border-money-solid',
    },
  },
});

const nameLook = look({
  base: 'block',
  variants: {
    direction: { across: '', down: 'pt-1' },
    state: { done: '', now: 'font-semibold', next: '', paid: '' },
    size: { default: 'text-sm', roomy: 'text-md' },
  },
});

const noteLook = look({
  base: 'block',
  variants: { size: { default: 'text-xs text-ink-3', roomy: 'mt-0.5 text-md text-ink-2' } },
});
