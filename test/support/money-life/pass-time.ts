import { clearEarnings } from '#server/areas/money/earnings/jobs/clear-earnings.ts';
import { reconcilePayments } from '#server/areas/money/fundings/jobs/reconcile-payments.ts';
import { payDifferenceBack } from '#server/areas/money/fundings/jobs/return-difference.ts';
import { makeWeeklyPayouts } from '#server/areas/money/payouts/jobs/make-weekly-payouts.ts';
import { reconcilePayouts } from '#server/areas/money/payouts/jobs/reconcile-payouts.ts';
import { sendPayouts } from '#server/areas/money/payouts/jobs/send-payouts.ts';
import { passDueWork } from '#server/areas/work/collaborations/jobs/pass-due-work.ts';
import { moveDisputesOn } from '#server/areas/work/disputes/jobs/dispute-clock.ts';
import type { Cast } from './cast.ts';

/** All jobs that move money. */
export const CLOCKS = [
  passDueWork,
  moveDisputesOn,
  clearEarnings,
  makeWeeklyPayouts,
  sendPayouts,
  reconcilePayments,
  reconcilePayouts,
];

/** Advances the clock and runs the jobs that depend on it. */
export async function passTime({ context }: Cast, hours: number): Promise<void> {
  context.clock.advance({ hours });
  for (const job of CLOCKS) await job.run(context, {});
}

/** A decision that can't be undone anymore. */
export async function settleAcceptance({ context }: Cast, application_id: string): Promise<void> {
  context.clock.advance({ hours: 1 });
  await payDifferenceBack.run(context, { application_id });
}
