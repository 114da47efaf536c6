import type { DisputeOutcome } from './dispute-states.ts';

/** The amounts that a dispute freezes. */
export interface DisputedAmounts {
  disputed_cents: number;
  /** Our fee, which the business paid in on top. */
  fee_cents: number;
  /** The creator's fee when everything is released. */
  creator_fee_cents: number;
}

export interface DisputeReceipt {
  creator_gross_cents: number;
  creator_fee_cents: number;
  creator_gets_cents: number;
  /** Payout and fee that go back. */
  refund_payout_cents: number;
  refund_fee_cents: number;
  business_gets_cents: number;
  /** Of the fee of the business, what stays with us. */
  kept_fee_cents: number;
}

/**
 * Who gets what of what is frozen, to the cent: fees follow the money in proportion, half a cent counting up, and what goes
 * back is the rest, so that both parts always add up. Null where nothing moves, because the work is done over again.
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

/** Both sides of a split get something; all or nothing is a release or a refund. */
export function isSplit(creatorCents: number | null, disputedCents: number): boolean {
  return creatorCents !== null && creatorCents > 0 && creatorCents < disputedCents;
}
