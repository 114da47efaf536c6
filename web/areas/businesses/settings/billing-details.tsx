import { Download } from 'lucide-react';
import { useState } from 'react';
import type { Billing } from '#contract/money/billing.ts';
import { formatCents } from '#domain/format/money.ts';
import { billingSpan } from '#web/components/fundings/funding-options.ts';
import { Link } from '#web/components/link.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { NativeSelect } from '#web/ui/native-select.tsx';
import { BillingEntries } from './billing-entries.tsx';
import { BillingTotals } from './billing-totals.tsx';
import { SavedCardRow } from './saved-card-row.tsx';
import { TaxDetailsRow } from './tax-details-row.tsx';

export type BillingDetailsProps = { businessId: string; billing: Billing };

/** Tax details, totals, and every payment and refund. */
export function BillingDetails({ businessId, billing }: BillingDetailsProps) {
  const [year, setYear] = useState<string | null>(null);
  const years = [...new Set(billing.months.map(({ month }) => month.slice(0, 4)))];
  const span = new URLSearchParams(billingSpan(year)).toString();
  return (
    <>
      <Card padded={false}>
        <TaxDetailsRow businessId={businessId} details={billing.tax_details} />
        <SavedCardRow businessId={businessId} />
      </Card>
      {billing.months.length === 0 ? (
        <p className="mt-5 text-base text-ink-2">
          No payments yet. Your receipts, totals and refunds will be listed here.
        </p>
      ) : (
        <>
          <BillingTotals billing={billing} year={year} />
          <div className="mt-7 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
            <div>
              <h3 className="type-item">Payments and refunds</h3>
              <Link
                href="/business/statements"
                className="inline-flex min-h-6 items-center text-base text-link touch:min-h-11"
              >
                Monthly and yearly statements
              </Link>
            </div>
            <div className="flex flex-wrap items-end gap-2">
              <NativeSelect
                label="Period"
                labelHidden
                size="dense"
                className="w-32"
                value={year ?? 'all'}
                onChange={({ target }) => setYear(target.value === 'all' ? null : target.value)}
                options={[
                  { value: 'all', label: 'All time' },
                  ...years.map((one) => ({ value: one, label: one })),
                ]}
              />
              <ButtonLink
                icon={<Download aria-hidden="true" />}
                href={`/api/businesses/${businessId}/billing/csv${span && `?${span}`}`}
                download
              >
                {year === null ? 'Download CSV' : `Download ${year} CSV`}
              </ButtonLink>
            </div>
          </div>
          {billing.refunds_due_cents > 0 ? (
            <p className="mt-3 text-base text-ink-2">
              {formatCents(billing.refunds_due_cents)} in refunds is on the way to you. It’s listed once it’s
              sent.
            </p>
          ) : null}
          <BillingEntries businessId={businessId} year={year} />
        </>
      )}
    </>
  );
}
