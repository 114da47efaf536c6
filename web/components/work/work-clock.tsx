import { Eye } from 'lucide-react';
import type { Collaboration } from '#contract/work/collaborations.ts';
import type { Deliverable } from '#contract/work/deliverables.ts';
import { ProgressStops } from '#web/ui/progress-stops.tsx';
import { clockStops, clockWords } from './clock-stops.ts';
import { TimeTo } from './time-to.tsx';

type WorkClockProps = {
  work: Pick<Collaboration, 'side' | 'is_clock_stopped' | 'business' | 'creator'>;
  deliverable: Deliverable;
  now: Date;
  /** For a column too narrow for stops side by side. */
  isNarrow?: boolean;
};

/** The review deadline, its automatic outcome and what stops it. Both sides see the same clock. */
export function WorkClock({ work, deliverable, now, isNarrow = false }: WorkClockProps) {
  const words = clockWords(work, deliverable, now);
  if (words === null) return null;
  const what = deliverable.status === 'posted' ? 'post' : 'version';
  const label = `Deadlines of this ${what}`;
  const stops = clockStops(work, deliverable, now);
  if (isNarrow) return <NarrowClock label={label} stops={stops} words={words} />;
  return (
    <div className="rounded-large bg-sunken p-4 md:p-5">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-2 text-md">
        <span className="min-w-0">
          <span className="font-semibold">{words.until}</span> {words.after}
        </span>
        {deliverable.passes_at && !work.is_clock_stopped ? (
          <TimeTo until={deliverable.passes_at} now={now} className="text-base font-semibold" />
        ) : null}
      </p>
      <ProgressStops label={label} stops={stops} className="mt-5 max-md:hidden" />
      <ProgressStops label={label} stops={stops} direction="down" className="mt-4 md:hidden" />
      <p className="mt-4 flex items-start gap-2 border-line-strong border-t pt-3 text-sm text-ink-2">
        <Eye aria-hidden="true" className="size-4 shrink-0 stroke-[1.75]" />
        {words.stops}
      </p>
    </div>
  );
}

type NarrowClockProps = {
  label: string;
  stops: ReturnType<typeof clockStops>;
  words: { stops: string };
};

/** Only the first, current and last stops; the text beside covers those between. */
function NarrowClock({ label, stops, words }: NarrowClockProps) {
  return (
    <>
      <ProgressStops label={label} stops={stops.filter(({ state }) => state !== 'next')} />
      <p className="mt-3 text-sm text-ink-2">{words.stops}</p>
    </>
  );
}
