import type { ReactNode } from 'react';
import type { Deal } from '#contract/campaigns/deals.ts';
import { dealLines, dealTotal, shortDigest } from '#domain/campaigns/deal-terms.ts';
import { Receipt } from '#web/ui/receipt.tsx';

type DealReceiptProps = {
  deal: Deal;
  title: string;
  /** The current state of the money. */
  note?: ReactNode;
  className?: string;
};

/** The one receipt for a spot: a business and a creator see the same lines, number and digest. */
export function DealReceipt({ deal, title, note, className }: DealReceiptProps) {
  return (
    <Receipt
      title={title}
      aside={`No. ${deal.number}`}
      lines={dealLines(deal, deal.business_name)}
      total={dealTotal(deal)}
      note={
        <span className="grid gap-1.5">
          {note ? <span className="flex items-center gap-2">{note}</span> : null}
          <span>
            Digest <span className="num">{shortDigest(deal.digest)}</span>. Both sides see the same receipt.
          </span>
        </span>
      }
      {...(className !== undefined && { className })}
    />
  );
}
