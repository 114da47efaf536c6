import { ArrowDownRight, ArrowRight, ArrowUpRight } from 'lucide-react';
import type { MoneyTrend, Overview, Trend } from '#contract/admin/overview.ts';
import { changeInPercent } from '#domain/admin/overview.ts';
import { shortDay } from './overview-words.ts';
import { TrendChart } from './trend-chart.tsx';

type Daily = Omit<Trend | MoneyTrend, 'name'>;

type TrendCellProps = {
  title: string;
  /** What is counted; absent for amounts, which need no word. */
  one?: string;
  many?: string;
  trend: Daily;
  overview: Pick<Overview, 'first_day' | 'last_day'>;
  format: (value: number) => string;
};

/** One figure of the period: its total, its change from the period before, and a line by day. */
export function TrendCell({ title, one = '', many = '', trend, overview, format }: TrendCellProps) {
  const [first, last] = [shortDay(overview.first_day), shortDay(overview.last_day)];
  const busiest = Math.max(...trend.days);
  const word = trend.total === 1 ? one : many;
  const noun = word && ` ${word}`;
  return (
    <li className="border-line border-r border-b px-5 py-5 md:px-6">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3 text-base">
        <h3 className="text-ink-2">{title}</h3>
        <Change trend={trend} format={format} less={word ? 'fewer' : 'less'} />
      </div>
      <p className="num mt-1 text-[1.875rem] leading-9 font-money tracking-[-0.035em]">
        {format(trend.total)}
      </p>
      <TrendChart
        days={trend.days}
        daysBefore={trend.days_before}
        label={`${title}: ${format(trend.total)}${noun} from ${first} to ${last}, busiest day ${format(busiest)}, ${format(trend.total_before)} in the previous period.`}
      />
      <p aria-hidden="true" className="num mt-1.5 flex justify-between text-hint text-ink-3">
        <span>{first}</span>
        <span>{last}</span>
      </p>
    </li>
  );
}

/** Growth from a very small number reads better as counts than as a percentage. */
const MOST_PERCENT = 999;

/** The change from the period before: a percentage, or a plain number if there was nothing before. */
function Change({ trend, format, less }: Pick<TrendCellProps, 'trend' | 'format'> & { less: string }) {
  const { total, total_before } = trend;
  const percent = changeInPercent(total, total_before);
  const difference = total - total_before;
  const Icon = difference === 0 ? ArrowRight : difference > 0 ? ArrowUpRight : ArrowDownRight;
  const words = difference === 0 ? 'same as' : difference > 0 ? 'more than' : `${less} than`;
  return (
    <span className="num flex items-center gap-1 text-dense text-ink-2">
      <Icon aria-hidden="true" className="size-4 stroke-[1.75]" />
      {percent === null || percent > MOST_PERCENT ? format(Math.abs(difference)) : `${Math.abs(percent)}%`}
      <span className="sr-only"> {words} the previous period</span>
    </span>
  );
}
