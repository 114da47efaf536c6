import type { Overview } from '#contract/admin/overview.ts';
import { formatCount } from '#domain/format/count.ts';
import { Card } from '#web/ui/card.tsx';
import { TREND_WORDS } from './overview-words.ts';
import { TrendCell } from './trend-cell.tsx';

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
            <TrendCell
              key={trend.name}
              {...TREND_WORDS[trend.name]}
              trend={trend}
              overview={overview}
              format={formatCount}
            />
          ))}
        </ul>
      </Card>
    </section>
  );
}
