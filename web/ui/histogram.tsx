type HistogramProps = {
  counts: readonly number[];
  /** The selected part of the range, as fractions of its width. */
  from: number;
  to: number;
};

const HEIGHT = 36;

/** The distribution of the values. The list it filters has the exact figures. */
export function Histogram({ counts, from, to }: HistogramProps) {
  const most = Math.max(1, ...counts);
  return (
    <div aria-hidden="true" className="histogram" style={{ height: HEIGHT }}>
      {counts.map((count, index) => {
        const middle = (index + 0.5) / counts.length;
        const chosen = middle >= from && middle <= to;
        return (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its place in the range.
            key={index}
            className={chosen ? undefined : 'bg-line-strong!'}
            style={count > 0 ? { height: Math.round((count / most) * HEIGHT) } : undefined}
          />
        );
      })}
    </div>
  );
}
