import type { Billing, BillingSums } from '#contract/money/billing.ts';
import { formatCents } from '#domain/format/money.ts';
import { monthWords } from '#domain/format/new-york-time.ts';
import { Card } from '#web/ui/card.tsx';

type BillingTotalsProps = { billing: Billing; year: string | null };

/** This year and all time, and the months of the chosen period on demand. */
export function BillingTotals({ billing: { this_year, all_time, months }, year }: BillingTotalsProps) {
  const shown = months.filter(({ month }) => year === null || month.startsWith(year));
  return (
    <Card padded={false} className="mt-4">
      <table className="w-full border-collapse text-base">
        <caption className="sr-only">Totals</caption>
        <thead>
          <tr className="text-sm text-ink-3">
            <th className={`${CELL} text-left font-normal`} scope="col">
              <span className="sr-only">Period</span>
            </th>
            {['Paid', 'Returned', 'Net'].map((name) => (
              <th key={name} className={`${CELL} text-right font-normal`} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <Sums name={`This year, ${this_year.year}`} sums={this_year} />
          <Sums name="All time" sums={all_time} />
        </tbody>
      </table>
      <details className="border-line border-t">
        <summary className="flex min-h-11 cursor-pointer items-center px-5 text-base text-link">
          {year === null ? 'Totals by month' : `Totals by month, ${year}`}
        </summary>
        <table className="w-full border-collapse text-base">
          <caption className="sr-only">Totals by month</caption>
          <tbody>
            {shown.map((row) => (
              <Sums key={row.month} name={monthWords(row.month)} sums={row} />
            ))}
          </tbody>
        </table>
      </details>
    </Card>
  );
}

const CELL = 'px-2 py-2.5 first:pl-5 last:pr-5';

function Sums({ name, sums }: { name: string; sums: BillingSums }) {
  return (
    <tr className="border-line border-t">
      <th className={`${CELL} text-left font-semibold`} scope="row">
        {name}
      </th>
      <Amount cents={sums.paid_cents} />
      <Amount cents={sums.returned_cents} />
      <Amount cents={sums.net_cents} />
    </tr>
  );
}

function Amount({ cents }: { cents: number }) {
  return <td className={`${CELL} num text-right`}>{formatCents(cents)}</td>;
}
