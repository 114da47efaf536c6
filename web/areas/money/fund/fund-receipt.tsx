import { LockKeyhole } from 'lucide-react';
import type { FundingPage } from '#contract/money/fundings.ts';
import { formatCents } from '#domain/format/money.ts';
import { ShopThumbnail } from '#web/components/campaigns/shop-thumbnail.tsx';
import { HelpLine } from '#web/components/help/help-line.tsx';
import { Receipt } from '#web/ui/receipt.tsx';
import { spotWords } from './spot-words.ts';

type FundReceiptProps = {
  page: FundingPage;
  price: NonNullable<FundingPage['price']>;
  slots: number;
  /** False for admins who look at the page. */
  canAsk: boolean;
};

/** Every charge, shown before anyone commits. */
export function FundReceipt({ page, price, slots, canAsk }: FundReceiptProps) {
  const { campaign } = page;
  const { business_name, neighborhood } = campaign;
  const { payout_cents, fee_cents, creator_fee_cents } = price;
  const lines = [
    {
      label: `Payout, ${spotWords(slots)} × ${formatCents(payout_cents)}`,
      amount: formatCents(slots * payout_cents),
    },
    { label: `Business fee, ${slots} × ${formatCents(fee_cents)}`, amount: formatCents(slots * fee_cents) },
    {
      label: creator_fee_cents > 0 ? 'Creator fee, taken from the payout' : 'Creator fee',
      amount: formatCents(slots * creator_fee_cents),
      quiet: true,
    },
  ];
  return (
    <>
      <Receipt
        title={campaign.title}
        subtitle={neighborhood ? `${business_name}, ${neighborhood}` : business_name}
        lead={<ShopThumbnail shop={campaign} eager className="size-14 shrink-0" />}
        lines={lines}
        total={{ label: 'You pay today', amount: formatCents(slots * (payout_cents + fee_cents)) }}
        size="big"
        note={
          <>
            <LockKeyhole aria-hidden="true" className="size-4 shrink-0 stroke-[1.75] text-money" />
            Our payment partner holds it until you approve the work.
          </>
        }
      />
      <HelpLine page="fees" about={canAsk ? { type: 'campaign', id: campaign.id } : null} className="mt-3">
        How fees work
      </HelpLine>
    </>
  );
}
