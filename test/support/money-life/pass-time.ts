import { passDueWork } from '#server/features/collaborations/pass-due-work.ts';
import { moveDisputesOn } from '#server/features/disputes/dispute-clock.ts';
import { clearEarnings } from '#server/features/earnings/clear-earnings.ts';
import { reconcilePayments } from '#server/features/fundings/reconcile-payments.ts';
import { payDifferenceBack } from '#server/features/fundings/return-difference.ts';
import { makeWeeklyPayouts } from '#server/features/payouts/make-weekly-payouts.ts';
import { reconcilePayouts } from '#server/features/payouts/reconcile-payouts.ts';
import { sendPayouts } from '#server/features/payouts/send-payouts.ts';
import type { Cast } from './cast.ts';

/** All that moves money by the clock. */
export const CLOCKS = [
  passDueWork,
  moveDisputesOn,
  clearEarnings,
  makeWeeklyPayouts,
  sendPayouts,
  reconcilePayments,
  reconcilePayouts,
];

/** The clock goes on, and whatever looks at it does. */
export async function passTime({ context }: Cast, hours: number): Promise<void> {
  context.clock.advance({ hours });
  for (const job of CLOCKS) await job.run(context, {});
}

/** A decision that cannot be undone any more. */
export async function settleAcceptance({ context }: Cast, application_id: string): Promise<void> {
  context.clock.advance({ hours: 1 });
  await payDifferenceBack.run(context, { application_id });
}
