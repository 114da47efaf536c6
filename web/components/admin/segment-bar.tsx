import type { ReactNode } from 'react';
import { formatCount } from '#domain/format/count.ts';
import { Segments } from '#web/ui/chip.tsx';

interface Segment<Value extends string> {
  value: Value;
  label: string;
  /** Shown beside the label once it is known. */
  count?: number | string;
}

type SegmentBarProps<Value extends string> = {
  label: string;
  segments: readonly Segment<Value>[];
  value: Value;
  onValueChange: (value: Value) => void;
  /** On the right: further filters. */
  children?: ReactNode;
};

/** The bar above a table: filter chips, then further filters. */
export function SegmentBar<Value extends string>({
  label,
  segments,
  value,
  onValueChange,
  children,
}: SegmentBarProps<Value>) {
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-3 border-line border-b bg-surface px-4 py-3 max-md:bg-paper md:min-h-15 md:px-6">
      <div className="max-md:-mx-4 max-md:overflow-x-auto max-md:px-4 max-md:[scrollbar-width:none]">
        <Segments
          label={label}
          value={value}
          onValueChange={onValueChange}
          options={segments.map((segment) => ({ value: segment.value, label: labelOf(segment) }))}
          className="max-md:w-max max-md:flex-nowrap"
        />
      </div>
      {children ? <div className="flex flex-wrap items-center gap-2 md:ml-auto">{children}</div> : null}
    </div>
  );
}

function labelOf({ label, count }: Segment<string>): ReactNode {
  return count === undefined ? (
    label
  ) : (
    <span className="num">{`${label} ${typeof count === 'number' ? formatCount(count) : count}`}</span>
  );
}
