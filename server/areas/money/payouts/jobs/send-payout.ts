import { z } from 'zod';
import { mayBePaid } from '#domain/money/may-be-paid.ts';
import { refreshStalePayee } from '#server/areas/money/payees/commands/refresh-payee.ts';
import type { Context } from '#server/platform/context.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { defineJob } from '#server/platform/jobs/job.ts';
import { askInRounds } from '#server/platform/payments/ask-in-rounds.ts';
import { PaymentFailure } from '#server/platform/payments/payment-failure.ts';
import type { ProviderPayout } from '#server/platform/payments/payment-provider.ts';
import { requireProvider } from '#server/platform/payments/require-provider.ts';
import { applyPayout, failPayout } from '../commands/apply-payout.ts';
import { noteShort, noteUnreturned } from '../commands/note-delay.ts';
import { lockPayout } from '../lock.ts';
import { selectPayoutFacts } from '../queries/payout-facts.ts';
import { movePayout } from '../transition.ts';

const FIRST_LOOK_MS = 120_000;
const LONGEST_LOOK_MS = 6 * 3_600_000;

/** Sends a payout to the provider under our id, so that a repeated call pays only once. */
export const sendPayout = defineJob({
  name: 'send-payout',
  payload: z.object({ payout_id: z.uuid() }),
  retries: 0,
  run: (context, { payout_id }) => payThrough(context, payout_id),
});

/** Looks up first whether an earlier call arrived, and sends the payout only if the provider doesn't know it. */
export async function payThrough(context: Context, payoutId: string): Promise<void> {
  const payout = await readSent(context, payoutId);
  if (payout === undefined) return;
  try {
    requireProvider(context.payments, payout.provider);
    const place = { id: payoutId, payee_reference: payout.payee_reference };
    const row = { table: 'payouts', id: payoutId } as const;
    const find = (round: number) => context.payments.findPayout({ ...place, round });
    const known = await askInRounds(context.db, row, find);
    if (known === null) {
      await refreshStalePayee(context, payout.payee_id);
      if (!(await isStillPayable(context, payout))) return;
    }
    const answer = known ?? (await payOut(context, payout));
    if (answer) await applyPayout(context, payoutId, answer);
  } catch (cause) {
    if (!(cause instanceof PaymentFailure)) throw cause;
    if (cause.kind === 'short') await noteShort(context, payout);
    if (cause.kind === 'unreturned') await noteUnreturned(context, payoutId);
    context.log.warn({ payout_id: payoutId, kind: cause.kind }, 'a payout is not through yet');
  }
}

type Sent = NonNullable<Awaited<ReturnType<typeof readSent>>>;

async function readSent({ db, now }: Context, id: string) {
  const payout = await db
    .selectFrom('payouts')
    .innerJoin('payees', 'payees.id', 'payouts.payee_id')
    .select(['payouts.id', 'payouts.number', 'payouts.amount_cents', 'payouts.attempts', 'payouts.provider'])
    .select(['payouts.payee_id', 'payees.provider_reference'])
    .where('payouts.id', '=', id)
    .where('payouts.status', '=', 'processing')
    .executeTakeFirst();
  if (payout === undefined) return undefined;
  const pause = Math.min(FIRST_LOOK_MS * 2 ** payout.attempts, LONGEST_LOOK_MS);
  const counted = await db
    .updateTable('payouts')
    .set((eb) => ({
      attempts: eb('attempts', '+', 1),
      next_look_at: new Date(now().getTime() + pause).toISOString(),
    }))
    .where('id', '=', id)
    .where('status', '=', 'processing')
    .returning('attempts')
    .executeTakeFirst();
  if (counted === undefined) return undefined;
  const { provider_reference, ...rest } = payout;
  return { ...rest, attempts: counted.attempts, payee_reference: provider_reference ?? '' };
}

/**
 * Since the batch the account may have been suspended, or there may be a chargeback. Only a payout that was never sent
 * to the provider goes back to the queue: an earlier call may still arrive, and the money must not be sent twice.
 */
async function isStillPayable(context: Context, { id, attempts }: Sent): Promise<boolean> {
  return inTransaction(context.db, async (tx) => {
    const payout = await lockPayout(tx, id);
    const { facts } = await selectPayoutFacts(tx).where('payouts.id', '=', id).executeTakeFirstOrThrow();
    if (payout.status === 'processing' && mayBePaid(facts, context.now())) return true;
    if (attempts === 1 && payout.attempts === 1) {
      await movePayout(tx, payout, { move: 'keep_back' }, context.now());
    }
    return false;
  });
}

/** If the provider refuses, nothing was sent, and the amount becomes available again. */
async function payOut(context: Context, payout: Sent): Promise<ProviderPayout | null> {
  const { id, payee_id, payee_reference, amount_cents, number } = payout;
  const description = `Bizmeet payout No. ${number}`;
  const order = { id, payee_id, payee_reference, amount_cents, description };
  const row = { table: 'payouts', id } as const;
  try {
    return await askInRounds(context.db, row, (round) => context.payments.payOut({ ...order, round }));
  } catch (cause) {
    if (!(cause instanceof PaymentFailure) || cause.kind !== 'refused') throw cause;
    await inTransaction(context.db, async (tx) =>
      failPayout(tx, context, await lockPayout(tx, id), { failure: cause.message }),
    );
    return null;
  }
}
