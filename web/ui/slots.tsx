type SlotsProps = {
  total: number;
  filled: number;
  /** The number of filled spots that are paid. */
  paid?: number;
  className?: string;
};

/** A longer row adds nothing to the figures. */
const MOST_WINDOWS = 12;

/** Small windows, lit if the spot is filled, always with the figures beside them. */
export function Slots({ total, filled, paid = 0, className = '' }: SlotsProps) {
  const windows = total > MOST_WINDOWS ? [] : Array.from({ length: total }, (_, index) => index);
  return (
    <span className={`inline-flex flex-wrap items-center gap-x-2.5 gap-y-1 ${className}`}>
      <span aria-hidden="true" className="inline-flex gap-0.75">
        {windows.map((index) => (
          <span
            key={index}
            className={`h-4.5 w-3.5 rounded-t-[7px] rounded-b-[2px] forced-colors:border ${light(index, filled, paid)}`}
          />
        ))}
      </span>
      <span className="num text-sm text-ink-2">
        {filled} of {total} filled
      </span>
    </span>
  );
}

function light(index: number, filled: number, paid: number) {
  if (index < paid) return 'bg-money-solid';
  return index < filled ? 'bg-ink' : 'inset-ring-[1.5px] inset-ring-control';
}
