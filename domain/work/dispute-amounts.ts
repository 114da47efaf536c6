import type { DisputeOutcome } from './dispute-states.ts';

/** The amounts that a dispute freezes. */
export interface DisputedAmounts {
  disputed_cents: number;
  /** Our fee, which the business paid on top. */
  fee_cents: number;
  /** The creator's fee when everything is released. */
  creator_fee_cents: number;
}

export interface DisputeReceipt {
  creator_gross_cents: number;
  creator_fee_cents: number;
  creator_gets_cents: number;
  /** The refunded payout and fee. */
  refund_payout_cents: number;
  refund_fee_cents: number;
  business_gets_cents: number;
  /** The part of the business's fee that we keep. */
  kept_fee_cents: number;
}

/**
 * The division of the frozen amount, to the cent: fees follow the money in proportion, half a cent rounds up, and the
 * refund is the rest, so both parts always add up. Null for a redo, because nothing moves.
 */
export function disputeReceipt(
  amounts: DisputedAmounts,
  { outcome, creator_cents }: { outcome: DisputeOutcome; creator_cents: number | null },
): DisputeReceipt | null {
  if (outcome === 'redo') return null;
  const { disputed_cents } = amounts;
  const gross = grossOf(outcome, disputed_cents, creator_cents ?? 0);
  const kept_fee_cents = partOf(amounts.fee_cents, gross, disputed_cents);
  const creator_fee_cents = partOf(amounts.creator_fee_cents, gross, disputed_cents);
  const refund_payout_cents = disputed_cents - gross;
  const refund_fee_cents = amounts.fee_cents - kept_fee_cents;
  return {
    creator_gross_cents: gross,
    creator_fee_cents,
    creator_gets_cents: gross - creator_fee_cents,
    refund_payout_cents,
    refund_fee_cents,
    business_gets_cents: refund_payout_cents + refund_fee_cents,
    kept_fee_cents,
  };
}

function grossOf(outcome: DisputeOutcome, disputedCents: number, creatorCents: number): number {
  if (outcome === 'release') return disputedCents;
  if (outcome === 'refund') return 0;
  return Math.min(Math.max(creatorCents, 0), disputedCents);
}

function partOf(feeCents: number, grossCents: number, totalCents: number): number {
  return Math.floor((2 * feeCents * grossCents + totalCents) / (2 * totalCents));
}

/** In a split both sides get something; all or nothing is a release or a refund. */
export function isSplit(creatorCents: number | null, disputedCents: number): boolean {
  return creatorCents !== null && creatorCents > 0 && creatorCents < disputedCents;
}
