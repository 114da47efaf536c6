import { type FundingPurpose, REFUND_REASONS, type RefundReason } from './funding-states.ts';

/** The ledger events that moved money between a business and us. */
export const BILLING_KINDS = [
  'paid_in',
  'refund_paid',
  'refund_returned',
  'chargeback',
  'chargeback_won',
] as const;
export type BillingKind = (typeof BILLING_KINDS)[number];

interface Billed {
  kind: BillingKind;
  purpose: FundingPurpose;
  /** The reason for a refund; null for a payment. */
  reason: RefundReason | null;
}

const PURPOSES: Record<FundingPurpose, string> = {
  first: 'First payment',
  more_spots: 'More spots',
  quote: 'Counter-offer',
};

/** Names the kind of a billing row, the same on the page and in the CSV file. */
export function billingWords({ kind, purpose, reason }: Billed): string {
  if (kind === 'paid_in') return PURPOSES[purpose];
  if (kind === 'chargeback') return 'Chargeback: your bank took the payment back';
  if (kind === 'chargeback_won') return 'Chargeback closed: the bank paid us again';
  const why = REFUND_REASONS.find((one) => one.reason === reason)?.label ?? 'A payment we returned';
  return kind === 'refund_paid' ? `Refund: ${why}` : `Refund your bank sent back: ${why}`;
}
