import type { Range } from './range-track.tsx';
import { TypedNumber } from './typed-number.tsx';

type RangeFieldsProps = {
  min: number;
  max: number;
  value: Range;
  format: (value: number) => string;
  onType: (range: Range) => void;
};

/** Text fields for the two ends of a range. */
export function RangeFields({ min, max, value: [low, high], format, onType }: RangeFieldsProps) {
  return (
    <div className="mt-4 grid grid-cols-2 gap-2">
      <TypedNumber
        label="Min"
        value={low}
        min={min}
        max={high}
        format={format}
        onType={(next) => onType([next, high])}
      />
      <TypedNumber
        label="Max"
        value={high}
        min={low}
        max={max}
        format={format}
        onType={(next) => onType([low, next])}
      />
    </div>
  );
}
