import type { EarningSums } from '#contract/money/earnings.ts';
import type { OwnTaxes } from '#contract/money/own-taxes.ts';
import type { Payee } from '#contract/money/payees.ts';
import type { OwnTaxStatement } from '#contract/money/tax-statements.ts';
import { formatCents } from '#domain/format/money.ts';
import { isFormDue, TAX_FORM_NAMES } from '#domain/money/tax-forms.ts';
import { W9Button } from '#web/components/taxes/w9-button.tsx';
import { w9Words } from '#web/components/taxes/w9-words.ts';
import { Card } from '#web/ui/card.tsx';
import { FileLink } from './statement-row.tsx';

type TaxesCardProps = { sums: EarningSums; payee: Payee; taxes: OwnTaxes };

/** The figures a creator needs for this year's taxes. */
export function TaxesCard({ sums, payee, taxes }: TaxesCardProps) {
  const { year, paid_cents, needs_w9, w9 } = taxes;
  const lines = [
    ['Earned this year', formatCents(sums.earned_this_year_cents)],
    ['Paid to your bank this year', formatCents(paid_cents)],
    ['Withheld by Bizmeet', formatCents(0)],
    ['W-9', w9Words(taxes, needs_w9 ? { tax_form_at: null } : payee)],
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
      {taxes.statements.length > 0 ? (
        <ul aria-label="Tax forms" className="mt-2">
          {taxes.statements.map((statement) => (
            <TaxFormLine key={statement.id} statement={statement} />
          ))}
        </ul>
      ) : null}
      {needs_w9 ? (
        <div className="mt-3.5">
          <p className="mb-3 text-base">
            <span className="font-semibold">Please add your W-9.</span> We need it to file your 1099.
          </p>
          <W9Button w9={w9} />
        </div>
      ) : null}
      {taxes.form === 'none' ? null : <p className="mt-3.5 text-base text-ink-2">{thresholdWords(taxes)}</p>}
      <p className="mt-2 text-base text-ink-2">
        {payee.tax_form_at || w9
          ? 'We don’t withhold taxes. Your yearly summary lists everything you earned.'
          : taxes.form === 'none'
            ? 'We don’t withhold taxes. You fill in your W-9 along with your bank details.'
            : 'We don’t withhold taxes.'}
      </p>
    </Card>
  );
}

function TaxFormLine({ statement }: { statement: OwnTaxStatement }) {
  const { id, year, form, is_current, is_correction } = statement;
  const name = `${year} ${TAX_FORM_NAMES[form]}${is_correction ? ', corrected' : ''}${is_current ? '' : ', replaced'}`;
  return (
    <li className="flex items-baseline justify-between gap-4 border-line border-b py-2.5 text-base">
      <span className="text-ink-2">{name}</span>
      <FileLink href={`/api/me/tax-statements/${id}/pdf`} label={`${name} as PDF`} words="PDF" />
    </li>
  );
}

/** The total against the threshold. */
function thresholdWords({ year, form, threshold_cents, paid_cents }: OwnTaxes): string {
  const name = TAX_FORM_NAMES[form];
  const threshold = formatCents(threshold_cents);
  if (isFormDue({ form, threshold_cents }, paid_cents)) {
    return `You reached ${threshold}, so you’ll get a ${name} for ${year} after the year ends.`;
  }
  const left = formatCents(threshold_cents - paid_cents);
  return `${left} more by December 31, New York time, and you’ll get a ${name} for ${year}.`;
}
