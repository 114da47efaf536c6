import { ArrowDownRight, ArrowRight, ArrowUpRight } from 'lucide-react';
import type { Overview, Trend } from '#contract/admin/overview.ts';
import { changeInPercent } from '#domain/admin/overview.ts';
import { formatCount } from '#domain/format/count.ts';
import { Card } from '#web/ui/card.tsx';
import { shortDay, TREND_WORDS } from './overview-words.ts';
import { TrendChart } from './trend-chart.tsx';

/** Daily counts beside those of the period before. */
export function Trends({ overview, days }: { overview: Overview; days: number }) {
  return (
    <section aria-labelledby="trends" className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
        <h2 id="trends" className="type-block-title">
          Last {days} days
        </h2>
        <p aria-hidden="true" className="flex flex-wrap items-center gap-x-5 gap-y-1 text-dense text-ink-2">
          <span className="flex items-center gap-2">
            <span className="w-4 border-ink border-t-2" /> These {days} days
          </span>
          <span className="flex items-center gap-2">
            <span className="w-4 border-ink-3 border-t-2 border-dashed" /> Previous {days} days
          </span>
        </p>
      </div>
      <Card padded={false}>
        <ul className="-mr-px -mb-px grid md:grid-cols-2 xl:grid-cols-3">
          {overview.trends.map((trend) => (
            <TrendCell key={trend.name} trend={trend} overview={overview} />
          ))}
        </ul>
      </Card>
    </section>
  );
}

function TrendCell({ trend, overview }: { trend: Trend; overview: Overview }) {
  const { title, one, many } = TREND_WORDS[trend.name];
  const [first, last] = [shortDay(overview.first_day), shortDay(overview.last_day)];
  const busiest = Math.max(...trend.days);
  return (
    <li className="border-line border-r border-b px-5 py-5 md:px-6">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3 text-base">
        <h3 className="text-ink-2">{title}</h3>
        <Change trend={trend} />
      </div>
      <p className="num mt-1 text-[1.875rem] leading-9 font-money tracking-[-0.035em]">
        {formatCount(trend.total)}
      </p>
      <TrendChart
        days={trend.days}
        daysBefore={trend.days_before}
        label={`${trend.total} ${trend.total === 1 ? one : many} from ${first} to ${last}, busiest day ${busiest}, ${trend.total_before} in the previous period.`}
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
function Change({ trend }: { trend: Trend }) {
  const { total, total_before } = trend;
  const percent = changeInPercent(total, total_before);
  const difference = total - total_before;
  const Icon = difference === 0 ? ArrowRight : difference > 0 ? ArrowUpRight : ArrowDownRight;
  const words = difference === 0 ? 'same as' : difference > 0 ? 'more than' : 'fewer than';
  return (
    <span className="num flex items-center gap-1 text-dense text-ink-2">
      <Icon aria-hidden="true" className="size-4 stroke-[1.75]" />
      {percent === null || percent > MOST_PERCENT
        ? formatCount(Math.abs(difference))
        : `${Math.abs(percent)}%`}
      <span className="sr-only"> {words} the previous period</span>
    </span>
  );
}
