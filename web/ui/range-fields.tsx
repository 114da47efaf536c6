import type { Range } from './range-track.tsx';
import { TypedNumber } from './typed-number.tsx';

type RangeFieldsProps = {
  min: number;
  max: number;
  value: Range;
  format: (value: number) => string;
  onType: (range: Range) => void;
};

/** Text fields for the two ends of a range. Ends typed the wrong way round trade places. */
export function RangeFields({ min, max, value: [low, high], format, onType }: RangeFieldsProps) {
  return (
    <div className="mt-4 grid grid-cols-2 gap-2">
      <TypedNumber
        label="Min"
        value={low}
        min={min}
        max={max}
        format={format}
        onType={(next) => onType(inOrder(next, high))}
      />
      <TypedNumber
        label="Max"
        value={high}
        min={min}
        max={max}
        format={format}
        onType={(next) => onType(inOrder(low, next))}
      />
    </div>
  );
}

function inOrder(one: number, other: number): Range {
  return [Math.min(one, other), Math.max(one, other)];
}
