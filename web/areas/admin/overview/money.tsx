import type { Overview } from '#contract/admin/overview.ts';
import { daysUpTo } from '#domain/admin/overview.ts';
import { formatCents } from '#domain/format/money.ts';
import { Link } from '#web/components/link.tsx';
import { Card } from '#web/ui/card.tsx';
import { MONEY_WORDS, shortDay } from './overview-words.ts';
import { TrendCell } from './trend-cell.tsx';

type MoneyProps = { overview: Overview; held_cents: number; reserve_cents: number };

/** What came in, went out and was earned in the period, from the ledger, and what is there now. */
export function Money({ overview, held_cents, reserve_cents }: MoneyProps) {
  const { money } = overview;
  return (
    <section aria-labelledby="money" className="grid gap-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id="money" className="type-block-title">
          Money
        </h2>
        <p className="num text-base text-ink-2">
          Held now {formatCents(held_cents)}, reserve {formatCents(reserve_cents)}.{' '}
          <Link href="/admin/market" className="text-link">
            By borough and industry
          </Link>
        </p>
      </div>
      <Card padded={false}>
        <ul className="-mr-px -mb-px grid md:grid-cols-2 xl:grid-cols-4">
          {money.map((trend) => (
            <TrendCell
              key={trend.name}
              title={MONEY_WORDS[trend.name]}
              trend={trend}
              overview={overview}
              format={formatCents}
            />
          ))}
        </ul>
        <details className="border-line border-t">
          <summary className="flex min-h-12 cursor-pointer items-center px-5 text-base text-link md:px-6">
            Amounts by day
          </summary>
          <MoneyByDay overview={overview} />
        </details>
      </Card>
    </section>
  );
}

/** The charts as numbers, latest day first. */
function MoneyByDay({ overview: { money, last_day } }: { overview: Overview }) {
  const days = daysUpTo(last_day, money[0]?.days.length ?? 0);
  return (
    <div className="relative max-h-96 overflow-auto px-5 pb-4 md:px-6">
      <table className="num w-full text-sm">
        <caption className="sr-only">Money by day</caption>
        <thead>
          <tr className="border-line border-b text-ink-2">
            <th scope="col" className="py-2 pr-3 text-left font-medium">
              Day
            </th>
            {money.map(({ name }) => (
              <th key={name} scope="col" className="py-2 pl-3 text-right font-medium">
                {MONEY_WORDS[name]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {days.toReversed().map((day, place) => (
            <tr key={day} className="border-line border-b last:border-b-0">
              <th scope="row" className="py-2 pr-3 text-left font-normal whitespace-nowrap">
                {shortDay(day)}
              </th>
              {money.map(({ name, days }) => (
                <td key={name} className="py-2 pl-3 text-right">
                  {formatCents(days.at(-1 - place) ?? 0)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
