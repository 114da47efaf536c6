import { type ComponentType, useEffect, useState } from 'react';
import { PAYOUT_FILTER_MAX_CENTS, PAYOUT_FILTER_STEP_CENTS } from '#domain/campaigns/campaign-filters.ts';
import { formatPayout } from '#domain/format/money.ts';
import { Histogram } from '#web/ui/histogram.tsx';
import { RangeFields } from '#web/ui/range-fields.tsx';
import type { Range, RangeTrackProps } from '#web/ui/range-track.tsx';

const MAX = PAYOUT_FILTER_MAX_CENTS / 100;
const STEP = PAYOUT_FILTER_STEP_CENTS / 100;
const LABEL = 'Payout per creator';

type PayoutFilterProps = {
  histogram: readonly number[] | null;
  /** In cents; only the inputs use dollars. */
  value: Range;
  onChange: (range: Range) => void;
};

/** The payout range in dollars. The text fields render right away, the slider handles after hydration. */
export function PayoutFilter({ histogram, value, onChange }: PayoutFilterProps) {
  const Track = useTrack();
  const { shown, show, commit } = useOwnRange(value, onChange);
  const bars = histogram ?? undefined;

  return (
    <fieldset className="min-w-0 border-line border-t py-5">
      <legend className="float-left mb-1.5 w-full text-base font-semibold touch:text-touch">{LABEL}</legend>
      <div className="clear-both">
        {Track ? (
          <Track
            label={LABEL}
            min={0}
            max={MAX}
            step={STEP}
            value={shown}
            onValueChange={show}
            onValueCommitted={commit}
            histogram={bars}
            format={formatDollars}
          />
        ) : (
          <div className="px-2.5 pt-1.5 touch:px-3.5">
            {bars ? <Histogram counts={bars} from={shown[0] / MAX} to={shown[1] / MAX} /> : null}
            <div className="h-1 rounded-full bg-line-strong" />
          </div>
        )}
        <RangeFields min={0} max={MAX} value={shown} format={formatDollars} onType={commit} />
      </div>
    </fieldset>
  );
}

/**
 * The range as it was last chosen here. The address follows a moment later, so a held key counts every press, and an
 * address that catches up with an earlier press doesn't take the later ones back.
 */
function useOwnRange(value: Range, onChange: (range: Range) => void) {
  const outside = value.join('-');
  const [own, setOwn] = useState<Own>({ range: null, sent: [], seen: outside });
  if (own.seen !== outside) {
    const isOurs = own.sent.includes(outside);
    const isLast = own.sent.at(-1) === outside;
    setOwn({ range: isOurs && !isLast ? own.range : null, sent: isOurs ? own.sent : [], seen: outside });
  }
  return {
    shown: own.range ?? ([value[0] / 100, value[1] / 100] as const),
    show: (range: Range) => setOwn((before) => ({ ...before, range })),
    commit: ([low, high]: Range) => {
      const chosen: Range = [Math.round(low * 100), Math.round(high * 100)];
      const name = chosen.join('-');
      setOwn((before) => ({
        ...before,
        range: name === before.seen ? null : [low, high],
        sent: [...before.sent, name].slice(-MOST_SENT),
      }));
      onChange(chosen);
    },
  };
}

interface Own {
  /** In dollars; null where the address says the same. */
  range: Range | null;
  /** What was sent to the address, the newest last. */
  sent: readonly string[];
  /** The address's range when it was last looked at. */
  seen: string;
}

/** More presses than the address can be behind. */
const MOST_SENT = 50;

function useTrack(): ComponentType<RangeTrackProps> | null {
  const [Track, setTrack] = useState<ComponentType<RangeTrackProps> | null>(null);
  useEffect(() => {
    let isHere = true;
    import('#web/ui/range-track.tsx')
      .then((module) => isHere && setTrack(() => module.RangeTrack))
      .catch(() => undefined);
    return () => {
      isHere = false;
    };
  }, []);
  return Track;
}

function formatDollars(dollars: number): string {
  return formatPayout(dollars * 100);
}
