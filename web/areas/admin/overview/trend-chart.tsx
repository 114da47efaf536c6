const WIDTH = 300;
const HEIGHT = 48;

type TrendChartProps = { days: readonly number[]; daysBefore: readonly number[]; label: string };

/** Two lines on one scale from zero: the current days solid, the days before dashed. What is below zero is drawn at zero. */
export function TrendChart({ days, daysBefore, label }: TrendChartProps) {
  const top = Math.max(1, ...days, ...daysBefore);
  const last = days.at(-1) ?? 0;
  return (
    <div className="relative mt-3 border-line border-b">
      <svg
        role="img"
        aria-label={label}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        className="block h-12 w-full overflow-visible"
      >
        <path
          d={lineOf(daysBefore, top)}
          className={`stroke-ink-3 ${stroke}`}
          strokeDasharray="3 4"
          strokeWidth="1.5"
        />
        <path d={lineOf(days, top)} className={`stroke-ink ${stroke}`} strokeWidth="2" />
      </svg>
      {/* The dot sits outside the drawing, which is stretched and would distort it. */}
      <svg
        aria-hidden="true"
        viewBox="0 0 8 48"
        className="absolute top-0 -right-1 h-12 w-2 overflow-visible"
      >
        <circle cx="4" cy={heightOf(last, top)} r="3.5" className="fill-ink" />
      </svg>
    </div>
  );
}

const stroke = 'fill-none [stroke-linejoin:round] [stroke-linecap:round] [vector-effect:non-scaling-stroke]';

function lineOf(counts: readonly number[], top: number): string {
  const step = WIDTH / Math.max(1, counts.length - 1);
  return counts
    .map((count, place) => `${place === 0 ? 'M' : 'L'}${round(place * step)} ${heightOf(count, top)}`)
    .join('');
}

function heightOf(count: number, top: number): number {
  return round(HEIGHT - 2 - (Math.max(0, count) / top) * (HEIGHT - 6));
}

function round(number: number): number {
  return Math.round(number * 10) / 10;
}
