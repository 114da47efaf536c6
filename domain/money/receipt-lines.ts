import { formatCents } from '#domain/format/money.ts';
import type { FundingPurpose } from './funding-states.ts';

interface PaidFor {
  purpose: FundingPurpose;
  slots: number;
  payout_cents: number;
  fee_cents: number;
}

export interface ReceiptLine {
  label: string;
  amount: string;
  quiet?: boolean;
}

/** The lines of a receipt, the same on the page and in the PDF. */
export function receiptLines({ purpose, slots, payout_cents, fee_cents }: PaidFor): ReceiptLine[] {
  if (purpose === 'quote') {
    return [
      { label: 'Quote difference', amount: formatCents(payout_cents) },
      { label: 'Business fee', amount: formatCents(fee_cents) },
    ];
  }
  const spots = slots === 1 ? '1 spot' : `${slots} spots`;
  return [
    { label: `Payout, ${spots} × ${formatCents(payout_cents)}`, amount: formatCents(slots * payout_cents) },
    { label: `Business fee, ${slots} × ${formatCents(fee_cents)}`, amount: formatCents(slots * fee_cents) },
  ];
}
