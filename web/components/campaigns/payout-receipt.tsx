import type { ReactNode } from 'react';
import { type Deliverable, summarizeDeliverables } from '#domain/deliverables.ts';
import { formatCents } from '#domain/money.ts';
import { Receipt } from '#web/ui/receipt.tsx';

type PayoutReceiptProps = {
  deliverables: readonly Deliverable[];
  payoutCents: number;
  creatorFeeCents: number;
  /** The number of the campaign. */
  number?: string | null;
  /** Where the money is now. */
  note?: ReactNode;
  className?: string;
};

/** What a creator receives for all they make together. */
export function PayoutReceipt({
  deliverables,
  payoutCents,
  creatorFeeCents,
  number,
  note,
  className,
}: PayoutReceiptProps) {
  const lines = [
    { label: summarizeDeliverables(deliverables), amount: formatCents(payoutCents) },
    { label: 'Creator fee', amount: formatCents(creatorFeeCents), quiet: true },
  ];
  return (
    <Receipt
      title="Payout"
      aside={number ? `No. ${number}` : null}
      lines={lines}
      total={{ label: 'You receive', amount: formatCents(payoutCents - creatorFeeCents) }}
      note={note}
      {...(className !== undefined && { className })}
    />
  );
}
