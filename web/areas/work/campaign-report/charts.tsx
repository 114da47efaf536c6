import type { ReactNode } from 'react';
import type { ReportDay } from '#contract/work/campaign-reports.ts';
import { formatCount } from '#domain/format/count.ts';
import { dateWords } from '#domain/format/new-york-time.ts';

const WIDTH = 1_000;
const HEIGHT = 160;

type ChartProps = { days: readonly ReportDay[] };

/** The views of all posts, growing day by day. */
export function ViewsChart({ days }: ChartProps) {
  const top = Math.max(1, ...days.map(({ views }) => views));
  const last = days.at(-1)?.views ?? 0;
  const [first, end] = spanOf(days);
  const line = lineOf(
    days.map(({ views }) => views),
    top,
  );
  return (
    <Chart
      title="Views of all posts"
      top={top}
      days={days}
      label={`Views of all posts: ${formatCount(last)} on ${end}, counted from ${first}.`}
    >
      <path d={`${line}L${WIDTH} ${HEIGHT}L0 ${HEIGHT}Z`} className="fill-sunken" />
      <path d={line} strokeWidth="2" className={`stroke-ink ${STROKE}`} />
    </Chart>
  );
}

/** Taps as bars, with redemptions as a line on the same scale. */
export function LinkChart({ days }: ChartProps) {
  const top = Math.max(1, ...days.map(({ taps, redemptions }) => Math.max(taps, redemptions)));
  const step = WIDTH / days.length;
  const [first, end] = spanOf(days);
  const sum = (key: 'taps' | 'redemptions') => days.reduce((total, day) => total + day[key], 0);
  return (
    <Chart
      title="Taps and redemptions by day"
      legend="Bars: taps. Line: redemptions."
      top={top}
      days={days}
      label={`Taps and redemptions by day from ${first} to ${end}: ${formatCount(sum('taps'))} taps, ${formatCount(sum('redemptions'))} redemptions, most on a day ${formatCount(top)}.`}
    >
      {days.map(({ day, taps }, place) => (
        <rect
          key={day}
          x={place * step + step * 0.15}
          width={step * 0.7}
          y={heightOf(taps, top)}
          height={HEIGHT - heightOf(taps, top)}
          className="fill-ink-3"
        />
      ))}
      <path
        d={lineOf(
          days.map(({ redemptions }) => redemptions),
          top,
          true,
        )}
        strokeWidth="2"
        className={`stroke-accent ${STROKE}`}
      />
    </Chart>
  );
}

type FrameProps = ChartProps & {
  title: string;
  legend?: string;
  label: string;
  top: number;
  children: ReactNode;
};

function Chart({ title, legend, label, top, days, children }: FrameProps) {
  const [first, last] = spanOf(days);
  return (
    <figure className="break-inside-avoid">
      <figcaption className="flex flex-wrap items-baseline justify-between gap-x-4 text-base">
        <span className="font-semibold">{title}</span>
        <span className="num text-hint text-ink-2">
          {legend} Highest: {formatCount(top)}
        </span>
      </figcaption>
      <svg
        role="img"
        aria-label={label}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        className="mt-2 block h-40 w-full border-line border-b"
      >
        {children}
      </svg>
      <p aria-hidden="true" className="num mt-1.5 flex justify-between gap-4 text-hint text-ink-2">
        <span>{first}</span>
        {first === last ? null : <span>{last}</span>}
      </p>
    </figure>
  );
}

const STROKE = 'fill-none [stroke-linejoin:round] [stroke-linecap:round] [vector-effect:non-scaling-stroke]';

function spanOf(days: readonly ReportDay[]): [string, string] {
  return [dateWords(days[0]?.day ?? ''), dateWords(days.at(-1)?.day ?? '')];
}

/** A line from edge to edge, or through the middle of bars. A single day is a flat line. */
function lineOf(counts: readonly number[], top: number, isOverBars = false): string {
  const points = counts.length === 1 ? [counts[0] ?? 0, counts[0] ?? 0] : counts;
  const step = isOverBars ? WIDTH / points.length : WIDTH / (points.length - 1);
  return points
    .map((count, place) => {
      const x = isOverBars ? (place + 0.5) * step : place * step;
      return `${place === 0 ? 'M' : 'L'}${x.toFixed(1)} ${heightOf(count, top).toFixed(1)}`;
    })
    .join('');
}

function heightOf(count: number, top: number): number {
  return HEIGHT - (count / top) * (HEIGHT - 4);
}
