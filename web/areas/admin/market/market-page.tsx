import { useSuspenseQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { Download } from 'lucide-react';
import { dateWords } from '#domain/format/new-york-time.ts';
import { AdminShell } from '#web/components/admin/admin-shell.tsx';
import { useView } from '#web/components/admin/use-view.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { DayChart } from './day-chart.tsx';
import { FigureTable } from './figure-table.tsx';
import { exportHref, type MarketView, marketOptions } from './market-options.ts';
import { figuresOf } from './market-words.ts';
import { RangeForm } from './range-form.tsx';
import { Split } from './split.tsx';

/** Money from the ledger and how well campaigns find creators, for any days, by borough and industry. */
export function MarketPage({ view }: { view: MarketView }) {
  const { api } = useRouteContext({ from: '__root__' });
  const { data: market } = useSuspenseQuery(marketOptions(api, view));
  const { change } = useView('/admin/market', view);
  const { first_day, last_day, total, boroughs, industries, days } = market;
  return (
    <AdminShell
      title="Market"
      actions={
        <ButtonLink
          href={exportHref(view)}
          download
          icon={<Download aria-hidden="true" />}
          aria-label="Download CSV"
          className="max-md:px-3"
        >
          <span className="max-md:sr-only">Download CSV</span>
        </ButtonLink>
      }
    >
      <div className="mx-auto grid w-full max-w-wide gap-6 px-4 py-7 md:px-8 md:py-9">
        <RangeForm key={`${first_day} ${last_day}`} first={first_day} last={last_day} onChange={change} />
        <p className="-mt-3 text-hint text-ink-2">Days in New York. Today’s figures may be a minute old.</p>
        <Card padded={false} as="section" aria-label="Figures">
          <dl className="-mr-px -mb-px flex flex-wrap">
            {figuresOf(total).map(({ title, value, hint }) => (
              <div
                key={title}
                className="min-w-min basis-1/2 border-line border-r border-b px-5 py-4 md:basis-1/3 md:px-6 xl:basis-1/4"
              >
                <dt className="text-base text-ink-2">{title}</dt>
                <dd className="num mt-1 text-title font-semibold">{value}</dd>
                <dd className="num mt-0.5 text-hint text-ink-2">{hint}</dd>
              </div>
            ))}
          </dl>
        </Card>
        <Card as="section" aria-labelledby="by-day" padded={false}>
          <div className="px-5 pt-5 md:px-6">
            <h2 id="by-day" className="type-block-title mb-4">
              By day
            </h2>
            <DayChart days={days} total={total} />
          </div>
          <details className="mt-4 border-line border-t">
            <summary className="flex min-h-12 cursor-pointer items-center px-5 text-base text-link md:px-6">
              Figures by day
            </summary>
            <FigureTable
              caption="Figures by day"
              first="Day"
              rows={days.toReversed().map((row) => ({ ...row, key: row.day, name: dateWords(row.day) }))}
            />
          </details>
        </Card>
        <Split
          id="by-borough"
          title="By borough"
          first="Borough"
          parts={boroughs.map((row) => ({
            ...row,
            key: row.borough ?? 'none',
            name: row.borough ?? 'No borough',
          }))}
        />
        <Split
          id="by-industry"
          title="By industry"
          first="Industry"
          parts={industries.map((row) => ({
            ...row,
            key: row.industry ?? 'none',
            name: row.name ?? row.industry ?? 'No industry',
          }))}
        />
      </div>
    </AdminShell>
  );
}
