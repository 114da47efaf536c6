import type { Deliverable, DeliverableKind } from '#domain/campaigns/deliverables.ts';

/** The weight of one piece of each kind when the payout is divided. */
const WEIGHTS: Record<DeliverableKind, number> = {
  instagram_reel: 6,
  instagram_story: 1,
  instagram_post: 3,
  tiktok_video: 4,
  youtube_short: 4,
  youtube_video: 10,
  ugc_video: 4,
  ugc_photo: 1,
};

/** Splits an amount over deliverables, in cents that add up exactly: leftover cents go to the largest remainders. */
export function splitOver(amountCents: number, deliverables: readonly Deliverable[]): number[] {
  const weights = deliverables.map(({ kind, quantity }) => WEIGHTS[kind] * quantity);
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  const exact = weights.map((weight) => (amountCents * weight) / whole);
  const shares = exact.map(Math.floor);
  const left = amountCents - shares.reduce((sum, share) => sum + share, 0);
  const byRemainder = exact
    .map((value, at) => ({ at, remainder: value - Math.floor(value) }))
    .sort((one, other) => other.remainder - one.remainder || one.at - other.at);
  for (const { at } of byRemainder.slice(0, left)) shares[at] = (shares[at] ?? 0) + 1;
  return shares;
}
