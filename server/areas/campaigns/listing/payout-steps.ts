/**
 * Payouts are grouped into steps, each with a bucket of its own, so that a narrow range is found without scanning past everything that
 * pays more or less. The steps are round numbers, closer together where most campaigns are.
 */
export const PAYOUT_STEPS_CENTS = [
  0, 2_500, 5_000, 7_500, 10_000, 12_500, 15_000, 20_000, 25_000, 30_000, 35_000, 40_000, 50_000, 60_000,
  70_000, 80_000, 100_000, 125_000, 150_000, 200_000, 250_000, 300_000, 400_000, 500_000,
] as const;

/** The number of the step of a payout, as `width_bucket` counts: from 1. */
export function payoutStep(cents: number): number {
  return PAYOUT_STEPS_CENTS.filter((low) => low <= cents).length;
}
