import type { RejectReason } from './application-states.ts';

/** A rejection as the creator reads it: plain, kind, and about the campaign instead of the person. */
const KIND_REFUSALS: Record<RejectReason, string> = {
  spot_filled: 'Spot filled this time.',
  other_style: 'They’re looking for a different style this time.',
  too_far: 'They’re looking for someone closer to the shop.',
  dates: 'The dates don’t work this time.',
  price: 'The price doesn’t fit this time.',
  other: 'Not this time.',
};

export function kindRefusal(reason: string | null): string {
  return KIND_REFUSALS[reason as RejectReason] ?? KIND_REFUSALS.other;
}
