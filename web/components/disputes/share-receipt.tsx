import type { Dispute } from '#contract/work/disputes.ts';
import { formatCents } from '#domain/format/money.ts';
import type { DisputeReceipt } from '#domain/work/dispute-amounts.ts';
import { Receipt } from '#web/ui/receipt.tsx';

type ShareReceiptProps = {
  dispute: Pick<Dispute, 'business_name' | 'creator_name' | 'disputed_cents' | 'fee_cents'>;
  receipt: DisputeReceipt;
  className?: string;
};

/** Each side's share of the frozen amount; the lines add up to the total. */
export function ShareReceipt({ dispute, receipt, className }: ShareReceiptProps) {
  const { business_name, creator_name, disputed_cents, fee_cents } = dispute;
  const { creator_gets_cents, creator_fee_cents, business_gets_cents, refund_fee_cents } = receipt;
  const back =
    refund_fee_cents > 0 ? `Refund to ${business_name}, fee included` : `Refund to ${business_name}`;
  const lines = [
    { label: `To ${creator_name}`, amount: formatCents(creator_gets_cents) },
    { label: back, amount: formatCents(business_gets_cents) },
    {
      label: 'Our fee on the released part',
      amount: formatCents(receipt.kept_fee_cents + creator_fee_cents),
      quiet: true,
    },
  ];
  const total = { label: 'Frozen, including our fee', amount: formatCents(disputed_cents + fee_cents) };
  return (
    <Receipt
      title="Who receives what"
      as="h3"
      lines={lines}
      total={total}
      {...(className && { className })}
    />
  );
}
