import type { CampaignDraft } from '#contract/campaigns/drafts.ts';
import { formatCents } from '#domain/format/money.ts';
import { creatorFeeCents, fundingReceipt } from '#domain/money/fees.ts';
import { Receipt } from '#web/ui/receipt.tsx';

type CostReceiptProps = {
  payoutCents: number | null;
  slots: number;
  fees: Pick<CampaignDraft, 'business_fee_percent' | 'creator_fee_percent'>;
};

/** The cost for the business if every spot fills, and each creator's share. */
export function CostReceipt({ payoutCents, slots, fees }: CostReceiptProps) {
  const { business_fee_percent, creator_fee_percent } = fees;
  const receipt = fundingReceipt(payoutCents ?? 0, slots, business_fee_percent);
  const { payout_cents, payouts_cents, fee_cents, total_cents } = receipt;
  const spots = slots === 1 ? '1 spot' : `${slots} spots`;
  const creatorFee = creatorFeeCents(payout_cents, creator_fee_percent);
  return (
    <Receipt
      title="Your cost"
      aside={slots === 1 ? 'If the spot fills' : `If all ${slots} spots fill`}
      lines={[
        { label: `${spots} × ${formatCents(payout_cents)}`, amount: formatCents(payouts_cents) },
        { label: `Business fee, ${business_fee_percent}%`, amount: formatCents(fee_cents) },
      ]}
      total={{ label: 'You pay', amount: formatCents(total_cents) }}
      note={
        <span className="num flex w-full flex-wrap justify-between gap-x-4">
          <span>Each creator receives {formatCents(payout_cents - creatorFee)}</span>
          <span>Creator fee {formatCents(creatorFee)}</span>
        </span>
      }
    />
  );
}
