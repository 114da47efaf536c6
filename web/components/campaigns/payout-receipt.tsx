import type { ReactNode } from 'react';
import { type Deliverable, summarizeDeliverables } from '#domain/campaigns/deliverables.ts';
import { formatCents } from '#domain/format/money.ts';
import { Receipt } from '#web/ui/receipt.tsx';

type PayoutReceiptProps = {
  deliverables: readonly Deliverable[];
  payoutCents: number;
  creatorFeeCents: number;
  /** The campaign's number. */
  number?: string | null;
  /** The current state of the money. */
  note?: ReactNode;
  className?: string;
};

/** A creator's total payout for all deliverables. */
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
