import type { FundingPurpose } from './funding-states.ts';
import { formatCents } from './money.ts';

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

/** What a payment was for, line by line: on the page as on paper. */
export function receiptLines({ purpose, slots, payout_cents, fee_cents }: PaidFor): ReceiptLine[] {
  if (purpose === 'quote') {
    return [
      { label: 'What a quote adds to the payout', amount: formatCents(payout_cents) },
      { label: 'Business fee on it', amount: formatCents(fee_cents) },
    ];
  }
  const spots = slots === 1 ? '1 spot' : `${slots} spots`;
  return [
    { label: `Payout, ${spots} × ${formatCents(payout_cents)}`, amount: formatCents(slots * payout_cents) },
    { label: `Business fee, ${slots} × ${formatCents(fee_cents)}`, amount: formatCents(slots * fee_cents) },
  ];
}
