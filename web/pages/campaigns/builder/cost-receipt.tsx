import { BUSINESS_FEE_PERCENT, CREATOR_FEE_PERCENT, fundingReceipt } from '#domain/fees.ts';
import { formatCents } from '#domain/money.ts';
import { Receipt } from '#web/ui/receipt.tsx';

type CostReceiptProps = { payoutCents: number | null; slots: number };

/** What the business pays if every spot fills, and what of it each creator receives. */
export function CostReceipt({ payoutCents, slots }: CostReceiptProps) {
  const { payout_cents, payouts_cents, fee_cents, total_cents } = fundingReceipt(payoutCents ?? 0, slots);
  const spots = slots === 1 ? '1 spot' : `${slots} spots`;
  const creatorFee = Math.floor((payout_cents * CREATOR_FEE_PERCENT) / 100);
  return (
    <Receipt
      title="Your cost"
      aside={slots === 1 ? 'If the spot fills' : `If all ${slots} spots fill`}
      lines={[
        { label: `${spots} × ${formatCents(payout_cents)}`, amount: formatCents(payouts_cents) },
        { label: `Business fee, ${BUSINESS_FEE_PERCENT}%`, amount: formatCents(fee_cents) },
      ]}
      total={{ label: 'You pay in', amount: formatCents(total_cents) }}
      note={
        <span className="num flex w-full flex-wrap justify-between gap-x-4">
          <span>Each creator receives {formatCents(payout_cents - creatorFee)}</span>
          <span>Creator fee {formatCents(creatorFee)}</span>
        </span>
      }
    />
  );
}
