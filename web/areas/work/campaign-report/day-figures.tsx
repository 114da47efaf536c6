import type { ReportDay } from '#contract/work/campaign-reports.ts';
import { formatCount } from '#domain/format/count.ts';
import { dateWords } from '#domain/format/new-york-time.ts';
import { Card } from '#web/ui/card.tsx';
import { LinkChart, ViewsChart } from './charts.tsx';

type DayFiguresProps = { days: readonly ReportDay[]; hasLinks: boolean };

/** Charts of the days, with the same numbers as a table beside them. */
export function DayFigures({ days, hasLinks }: DayFiguresProps) {
  return (
    <section aria-labelledby="days-title" className="min-w-0">
      <h2 id="days-title" className="type-block-title">
        Day by day
      </h2>
      <div className="mt-3 grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] print:grid-cols-1">
        <div className="grid min-w-0 gap-6">
          <ViewsChart days={days} />
          {hasLinks ? <LinkChart days={days} /> : null}
        </div>
        <DayTable days={days} hasLinks={hasLinks} />
      </div>
    </section>
  );
}

function DayTable({ days, hasLinks }: DayFiguresProps) {
  return (
    <Card padded={false} className="min-w-0">
      <section
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard.
        tabIndex={0}
        aria-label="Day by day, table"
        className="relative max-h-96 min-w-0 overflow-auto rounded-card px-5 py-2 print:max-h-none print:overflow-visible"
      >
        <table className="num w-full text-sm">
          <caption className="sr-only">Views, taps and redemptions by day, latest first</caption>
          <thead>
            <tr className="border-line border-b text-ink-2">
              <th scope="col" className="py-2 pr-3 text-left font-medium">
                Day
              </th>
              {columnsOf(hasLinks).map(({ header }) => (
                <th key={header} scope="col" className="py-2 pl-3 text-right font-medium">
                  {header}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {days.toReversed().map((row) => (
              <tr key={row.day} className="border-line border-b last:border-b-0">
                <th scope="row" className="py-2 pr-3 text-left font-normal whitespace-nowrap">
                  {dateWords(row.day)}
                </th>
                {columnsOf(hasLinks).map(({ header, key }) => (
                  <td key={header} className="py-2 pl-3 text-right">
                    {formatCount(row[key])}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </Card>
  );
}

const VIEWS = { header: 'Views until then', key: 'views' } as const;
const LINKS = [
  { header: 'Taps', key: 'taps' },
  { header: 'Redeemed', key: 'redemptions' },
] as const;

function columnsOf(hasLinks: boolean) {
  return hasLinks ? [VIEWS, ...LINKS] : [VIEWS];
}
