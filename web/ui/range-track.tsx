import { Slider as Base } from '@base-ui/react/slider';
import { Histogram } from './histogram.tsx';

export type Range = readonly [low: number, high: number];

export type RangeTrackProps = {
  label: string;
  min: number;
  max: number;
  step: number;
  value: Range;
  onValueChange: (range: Range) => void;
  /** Called when a drag ends. */
  onValueCommitted?: ((range: Range) => void) | undefined;
  /** The counts for each part of the range, from `min` to `max`. */
  histogram?: readonly number[] | undefined;
  format: (value: number) => string;
};

/** Two handles on a line, with a histogram. Text fields beside it are the accessible way. */
export function RangeTrack({
  label,
  min,
  max,
  step,
  value,
  onValueChange,
  onValueCommitted,
  histogram,
  format,
}: RangeTrackProps) {
  const [low, high] = value;
  return (
    <Base.Root
      min={min}
      max={max}
      step={step}
      largeStep={step * 10}
      value={value}
      onValueChange={(next) => onValueChange(asRange(next))}
      onValueCommitted={(next) => onValueCommitted?.(asRange(next))}
      className="px-2.5 pt-1.5 touch:px-3.5"
    >
      {histogram ? (
        <Histogram counts={histogram} from={(low - min) / (max - min)} to={(high - min) / (max - min)} />
      ) : null}
      <Base.Control className="-my-3 flex touch-none items-center py-3 select-none">
        <Base.Track className="h-1 w-full rounded-full bg-line-strong forced-colors:bg-[GrayText]">
          <Base.Indicator className="rounded-full bg-ink forced-colors:bg-[CanvasText]" />
          <Base.Thumb
            index={0}
            aria-label={`Lowest ${label.toLowerCase()}`}
            getAriaValueText={(_, now) => format(now)}
            className={thumb}
          />
          <Base.Thumb
            index={1}
            aria-label={`Highest ${label.toLowerCase()}`}
            getAriaValueText={(_, now) => format(now)}
            className={thumb}
          />
        </Base.Track>
      </Base.Control>
    </Base.Root>
  );
}

function asRange(value: number | readonly number[]): Range {
  const [low = 0, high = low] = Array.isArray(value) ? value : [value];
  return [low, high];
}

/** 20px wide, 28px on touch screens, with a 44px target. */
const thumb = [
  'size-5 rounded-full border-[5.5px] border-ink bg-surface after:absolute after:-inset-4 touch:size-7',
  'touch:border-[7.5px] touch:after:-inset-2 has-focus-visible:outline-2 has-focus-visible:outline-offset-2',
  'has-focus-visible:outline-focus forced-colors:border-[ButtonText]',
].join(' ');
