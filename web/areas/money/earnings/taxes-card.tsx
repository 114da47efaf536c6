import type { EarningSums } from '#contract/money/earnings.ts';
import type { Payee } from '#contract/money/payees.ts';
import { formatCents } from '#domain/format/money.ts';
import { shortDay } from '#web/components/earnings/payee-words.ts';
import { Card } from '#web/ui/card.tsx';
import { FileLink } from './statement-row.tsx';

type TaxesCardProps = { sums: EarningSums; payee: Payee; year: number };

/** The figures a creator needs for this year's taxes. */
export function TaxesCard({ sums, payee, year }: TaxesCardProps) {
  const lines = [
    ['Earned this year', formatCents(sums.earned_this_year_cents)],
    ['Withheld by Bizmeet', formatCents(0)],
    ['W-9', payee.tax_form_at ? `On file, ${shortDay(payee.tax_form_at)}` : 'Not on file yet'],
  ] as const;
  return (
    <Card as="section" aria-labelledby="taxes">
      <div className="flex items-center justify-between gap-4">
        <h2 id="taxes" className="type-block-title">
          Taxes
        </h2>
        {sums.earned_this_year_cents > 0 ? (
          <span className="text-base">
            <FileLink
              href={`/api/me/tax-summaries/${year}.pdf`}
              label={`${year} tax summary as PDF`}
              words={String(year)}
            />
          </span>
        ) : null}
      </div>
      <dl className="mt-2">
        {lines.map(([name, value]) => (
          <div key={name} className="flex justify-between gap-4 border-line border-b py-2.5 text-base">
            <dt className="text-ink-2">{name}</dt>
            <dd className="num text-right font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-3.5 text-base text-ink-2">
        {payee.tax_form_at
          ? 'We don’t withhold taxes. Your yearly summary lists everything you earned.'
          : 'We don’t withhold taxes. You fill in your W-9 along with your bank details.'}
      </p>
    </Card>
  );
}
