import type { Market } from '#contract/admin/market.ts';
import { formatCents } from '#domain/format/money.ts';
import { dateWords } from '#domain/format/new-york-time.ts';

const WIDTH = 1_000;
const HEIGHT = 160;

type DayChartProps = Pick<Market, 'days' | 'total'>;

/** What was paid in by day as bars, with our fees as a line on the same scale. */
export function DayChart({ days, total }: DayChartProps) {
  const top = Math.max(1, ...days.map(({ paid_in_cents }) => paid_in_cents));
  const step = WIDTH / days.length;
  const heightOf = (cents: number) => Math.max(0, (cents / top) * (HEIGHT - 4));
  const [first, last] = [days[0]?.day ?? '', days.at(-1)?.day ?? ''];
  const line = days
    .map(
      ({ fees_cents }, place) =>
        `${place === 0 ? 'M' : 'L'}${((place + 0.5) * step).toFixed(1)} ${(HEIGHT - heightOf(fees_cents)).toFixed(1)}`,
    )
    .join('');
  return (
    <figure>
      <svg
        role="img"
        aria-label={`Paid in by day: ${formatCents(total.paid_in_cents)} from ${dateWords(first)} to ${dateWords(last)}, busiest day ${formatCents(top)}. Fees: ${formatCents(total.fees_cents)}.`}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        className="block h-40 w-full border-line border-b"
      >
        {days.map(({ day, paid_in_cents }, place) => (
          <rect
            key={day}
            x={place * step + step * 0.15}
            width={step * 0.7}
            y={HEIGHT - heightOf(paid_in_cents)}
            height={heightOf(paid_in_cents)}
            className="fill-ink-3"
          />
        ))}
        <path
          d={line}
          strokeWidth="2"
          className="fill-none stroke-accent [stroke-linejoin:round] [vector-effect:non-scaling-stroke]"
        />
      </svg>
      <figcaption className="num mt-1.5 flex justify-between gap-4 text-hint text-ink-2">
        <span>{dateWords(first)}</span>
        <span>Bars: paid in. Line: fees.</span>
        <span>{dateWords(last)}</span>
      </figcaption>
    </figure>
  );
}
