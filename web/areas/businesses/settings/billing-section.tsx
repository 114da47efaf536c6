import { Landmark, ReceiptText } from 'lucide-react';
import type { ReceiptList } from '#contract/money/fundings.ts';
import { formatCents } from '#domain/format/money.ts';
import { newYorkLongDay } from '#domain/format/new-york-time.ts';
import { Link } from '#web/components/link.tsx';
import { SettingsSection } from '#web/components/settings/settings-section.tsx';
import { Card } from '#web/ui/card.tsx';

type BillingSectionProps = { firstName: string; receipts: ReceiptList['receipts'] };

/** The latest receipts; before the first payment, a sentence about what will be listed here. */
export function BillingSection({ firstName, receipts }: BillingSectionProps) {
  if (receipts.length > 0) {
    return (
      <SettingsSection id="billing" lede={`Only ${firstName} can see billing`}>
        <Card padded={false}>
          <ul aria-label="Receipts">
            {receipts.map((receipt) => (
              <ReceiptRow key={receipt.funding_id} receipt={receipt} />
            ))}
          </ul>
        </Card>
      </SettingsSection>
    );
  }
  return (
    <SettingsSection id="billing" lede={`Only ${firstName} can see billing`}>
      <Card padded={false}>
        <ul>
          {PARTS.map(({ Icon, title, text }) => (
            <li key={title} className="flex items-start gap-3.5 border-line px-5 py-4 not-first:border-t">
              <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0 stroke-[1.75] text-ink-2" />
              <div className="min-w-0">
                <h3 className="type-item">{title}</h3>
                <p className="text-base text-ink-2">{text}</p>
              </div>
            </li>
          ))}
        </ul>
      </Card>
    </SettingsSection>
  );
}

function ReceiptRow({ receipt }: { receipt: ReceiptList['receipts'][number] }) {
  const { funding_id, receipt_number, campaign_title, total_cents, refunded_cents, paid_at } = receipt;
  return (
    <li className="border-line not-first:border-t">
      <Link
        href={`/business/receipts/${funding_id}`}
        className="flex items-start gap-3.5 px-5 py-4 hover:bg-sel focus-visible:-outline-offset-2"
      >
        <ReceiptText aria-hidden="true" className="mt-0.5 size-5 shrink-0 stroke-[1.75] text-ink-2" />
        <span className="min-w-0 grow">
          <span className="block type-item break-words">{campaign_title}</span>
          <span className="block text-base text-ink-2">
            {newYorkLongDay(paid_at)}, receipt {receipt_number}
          </span>
        </span>
        <span className="shrink-0 text-right">
          <span className="num block type-item">{formatCents(total_cents)}</span>
          {refunded_cents > 0 ? (
            <span className="num block text-base text-ink-2">{formatCents(refunded_cents)} refunded</span>
          ) : null}
        </span>
      </Link>
    </li>
  );
}

const PARTS = [
  {
    Icon: ReceiptText,
    title: 'No receipts yet',
    text: 'You’ll find a receipt here for every campaign payment.',
  },
  {
    Icon: Landmark,
    title: 'No tax details',
    text: 'Receipts carry your business name and address.',
  },
] as const;
