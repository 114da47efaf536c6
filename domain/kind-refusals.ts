import type { RejectReason } from './application-states.ts';

/** A no as the creator reads it: plain, kind, and about the campaign, not about them. */
const KIND_REFUSALS: Record<RejectReason, string> = {
  spot_filled: 'Spot filled this time.',
  other_style: 'They look for another style this time.',
  too_far: 'They look for somebody closer to the shop.',
  dates: 'The dates do not work out this time.',
  price: 'The price does not fit this time.',
  other: 'Not this time.',
};

export function kindRefusal(reason: string | null): string {
  return KIND_REFUSALS[reason as RejectReason] ?? KIND_REFUSALS.other;
}
