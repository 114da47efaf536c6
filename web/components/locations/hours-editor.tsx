import { CircleAlert, Plus } from 'lucide-react';
import { useId, useRef } from 'react';
import { DAYS, describeHours, MOST_SPANS, type OpeningSpan } from '#domain/businesses/opening-hours.ts';
import { Button } from '#web/ui/button.tsx';
import { HoursLine } from './hours-line.tsx';
import { daysLeft } from './location-draft.ts';

type HoursEditorProps = {
  hours: readonly OpeningSpan[];
  onChange: (hours: readonly OpeningSpan[]) => void;
  error?: string | undefined;
};

/** Days with the same hours share a line, as on a shop's sign; the sentence below is what creators will read. */
export function HoursEditor({ hours, onChange, error }: HoursEditorProps) {
  const id = useId();
  const adder = useRef<HTMLButtonElement>(null);
  const isComplete = hours.every(
    ({ days, opens, closes }) => days.length > 0 && opens !== '' && closes !== '',
  );

  function add() {
    const last = hours.at(-1);
    const days = daysLeft(hours);
    onChange([
      ...hours,
      { days: last ? days : DAYS, opens: last?.opens ?? '09:00', closes: last?.closes ?? '17:00' },
    ]);
  }

  function remove(place: number) {
    onChange(hours.filter((_, other) => other !== place));
    adder.current?.focus();
  }

  return (
    <fieldset className="min-w-0" aria-describedby={`${id}-note`}>
      <legend className="mb-1.5 text-sm font-semibold">Opening hours</legend>
      {hours.length > 0 ? (
        <ul className="mb-2 grid gap-2">
          {hours.map((span, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other name, and hold no state of their own.
            <li key={place}>
              <HoursLine
                span={span}
                position={place + 1}
                onChange={(next) => onChange(hours.map((other, at) => (at === place ? next : other)))}
                onRemove={() => remove(place)}
              />
            </li>
          ))}
        </ul>
      ) : null}
      {hours.length < MOST_SPANS ? (
        <Button ref={adder} size="dense" icon={<Plus aria-hidden="true" />} onClick={add}>
          {hours.length === 0 ? 'Add opening hours' : 'Add more hours'}
        </Button>
      ) : null}
      <div id={`${id}-note`} aria-live="polite" className="mt-1.5 text-hint">
        {error ? (
          <span className="flex items-start gap-1.75 text-danger">
            <CircleAlert aria-hidden="true" className="mt-px size-4 shrink-0 stroke-[1.75]" />
            {error}
          </span>
        ) : (
          <span className="text-ink-3">{noteFor(hours, isComplete)}</span>
        )}
      </div>
    </fieldset>
  );
}

function noteFor(hours: readonly OpeningSpan[], isComplete: boolean): string {
  if (hours.length === 0) return 'Creators need to know when they can come to film.';
  return isComplete ? `Reads: ${describeHours(hours)}` : '';
}
