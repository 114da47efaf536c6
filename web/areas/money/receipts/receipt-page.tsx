import { ArrowLeft, Download, Printer } from 'lucide-react';
import type { Receipt as PaidReceipt } from '#contract/money/fundings.ts';
import { formatCents } from '#domain/format/money.ts';
import { newYorkLongDay } from '#domain/format/new-york-time.ts';
import { REFUND_REASONS } from '#domain/money/funding-states.ts';
import { taxFacts } from '#domain/money/receipt-facts.ts';
import { receiptLines } from '#domain/money/receipt-lines.ts';
import { AreaLayout } from '#web/components/area-layout.tsx';
import { HelpLine } from '#web/components/help/help-line.tsx';
import { Link } from '#web/components/link.tsx';
import { ViewingBanner } from '#web/components/viewing-banner.tsx';
import type { AppBarProps } from '#web/session/app-bar-props.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Receipt } from '#web/ui/receipt.tsx';
import { Revisions } from './revisions.tsx';

type ReceiptPageProps = {
  bar: AppBarProps;
  receipt: PaidReceipt;
  businessId: string;
  /** Owners can issue a corrected receipt. */
  canCorrect: boolean;
  viewingAs: string | null;
};

/** A receipt on one sheet: when printed, the page shows only the receipt. */
export function ReceiptPage({ bar, receipt, businessId, canCorrect, viewingAs }: ReceiptPageProps) {
  const { campaign_identifier, campaign_title, receipt_number } = receipt;
  return (
    <AreaLayout bar={bar}>
      {viewingAs ? <ViewingBanner businessName={viewingAs} /> : null}
      <div className="mx-auto w-full max-w-[40rem] px-4 py-8 md:py-12 print:max-w-none print:p-0">
        <div className="mb-6 flex flex-wrap items-center justify-between gap-3 print:hidden">
          <Link
            href={`/business/campaigns/${campaign_identifier}`}
            className="-ml-2 inline-flex min-h-11 min-w-0 items-center gap-1.5 rounded-dense px-2 text-base text-ink-2 hover:text-ink"
          >
            <ArrowLeft aria-hidden="true" className="size-4 shrink-0 stroke-2" />
            <span className="truncate">{campaign_title}</span>
          </Link>
          <div className="flex gap-2">
            <ButtonLink
              size="touch"
              icon={<Download aria-hidden="true" />}
              href={`/api/businesses/${businessId}/receipts/${receipt.funding_id}/pdf`}
              download
            >
              PDF
            </ButtonLink>
            <Button size="touch" icon={<Printer aria-hidden="true" />} onClick={() => window.print()}>
              Print
            </Button>
          </div>
        </div>
        <h1 className="type-tool-title break-words">Receipt {receipt_number}</h1>
        <Facts receipt={receipt} />
        <Receipt
          title={campaign_title}
          lines={receiptLines(receipt)}
          total={{ label: 'Total paid', amount: formatCents(receipt.total_cents) }}
          note="US dollars. Held until work is approved, then released spot by spot."
          className="mt-8"
        />
        <Refunds receipt={receipt} />
        <Revisions receipt={receipt} businessId={businessId} canCorrect={canCorrect} />
        <HelpLine
          page="refunds"
          about={viewingAs === null ? { type: 'payment', id: receipt.funding_id } : null}
          className="mt-5"
        >
          How refunds work
        </HelpLine>
        {receipt.is_trial ? (
          <p className="mt-6 rounded-control bg-yellow-tint px-4 py-3 text-base text-yellow-text">
            Paid in the sandbox. No real money moved.
          </p>
        ) : null}
      </div>
    </AreaLayout>
  );
}

function Facts({ receipt }: { receipt: PaidReceipt }) {
  const { business_name, address, paid_by, paid_at } = receipt;
  const facts = [
    { label: 'Paid by', value: [business_name, address].filter(Boolean).join(', ') },
    ...taxFacts(receipt.tax_details, receipt.reference),
    ...(paid_by ? [{ label: 'Contact', value: paid_by }] : []),
    { label: 'Paid on', value: newYorkLongDay(paid_at) },
    { label: 'Paid to', value: 'Bizmeet' },
    ...(receipt.revision > 1
      ? [{ label: `Corrected, revision ${receipt.revision}`, value: newYorkLongDay(receipt.issued_at) }]
      : []),
  ];
  return (
    <dl className="mt-4 grid gap-x-8 gap-y-3 sm:grid-cols-2">
      {facts.map(({ label, value }) => (
        <div key={label} className="min-w-0">
          <dt className="text-sm text-ink-3">{label}</dt>
          <dd className="text-md break-words">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Refunds({ receipt: { refunds, total_cents, refunded_cents } }: { receipt: PaidReceipt }) {
  if (refunds.length === 0) return null;
  return (
    <section aria-labelledby="came-back" className="mt-8">
      <h2 id="came-back" className="type-block-title">
        Refunds
      </h2>
      <ul className="mt-3">
        {refunds.map(({ id, reason, total_cents: cents, is_paid, created_at, paid_at }) => (
          <li key={id} className="flex justify-between gap-6 border-line border-t py-3">
            <div className="min-w-0">
              <p className="type-item">{REFUND_REASONS.find((one) => one.reason === reason)?.label}</p>
              <p className="text-base text-ink-2">
                {is_paid && paid_at
                  ? `Sent to the card on ${newYorkLongDay(paid_at)}`
                  : `Started ${newYorkLongDay(created_at)}`}
              </p>
            </div>
            <p className="num shrink-0 type-item">{formatCents(cents)}</p>
          </li>
        ))}
      </ul>
      <p className="flex justify-between gap-6 border-line-strong border-t border-dashed py-3 type-item">
        <span>Total after refunds</span>
        <span className="num">{formatCents(total_cents - refunded_cents)}</span>
      </p>
    </section>
  );
}
