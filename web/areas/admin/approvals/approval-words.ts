import type { Approval } from '#contract/base/approvals.ts';

export const ACTION_WORDS: Record<Approval['action'], string> = {
  retry_refund: 'Retry refund',
  refund_open_spots: 'Refund open spots',
  release_payout: 'Release payout',
  retry_payout: 'Retry payout',
  decide_dispute: 'Dispute decision',
  book_provider_entry: 'Book to reserve',
  clear_chargeback: 'Allow payments after a chargeback',
  release_chargeback_earnings: 'Release earnings after a chargeback',
};

export const STATUS_WORDS: Record<Approval['status'], string> = {
  open: 'Open',
  approved: 'Approved',
  declined: 'Declined',
  expired: 'Expired',
};

/** The page of the record behind a request. */
export function placeOf({ action, subject_id }: Pick<Approval, 'action' | 'subject_id'>): string {
  if (action === 'release_payout' || action === 'retry_payout') return `/admin/payouts?open=${subject_id}`;
  if (action === 'decide_dispute') return `/admin/payments?view=disputes&show=all&dispute=${subject_id}`;
  if (action === 'book_provider_entry') return '/admin/utilities?view=provider';
  return '/admin/payments?view=attention';
}
