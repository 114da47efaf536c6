import type { AdminPayout } from '#contract/money/payouts-admin.ts';
import { findRequestRefusal, type PayoutWait } from '#domain/money/may-be-paid.ts';
import type { Approvable } from '#server/areas/base/approvals/approvable.ts';
import { recordAction } from '#server/areas/base/audit-log/commands/record-action.ts';
import { findPayee, lockPayee } from '#server/areas/money/payees/lock.ts';
import { openPayout } from '#server/areas/money/payouts/commands/open-payout.ts';
import { notifyAboutPayout } from '#server/areas/money/payouts/notify.ts';
import { readPayeeFacts } from '#server/areas/money/payouts/queries/payout-facts.ts';
import type { Context } from '#server/platform/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { Problem } from '#server/platform/errors.ts';
import { getPayoutRecord } from '../queries/get-payout.ts';
import { auditOf, findPayoutAmount, type PayoutAction } from './stop-payout.ts';

/** A failed payout is final at the provider under our id, so it is sent again as a new payout, once. */
export async function retryPayout(
  context: Context,
  adminId: string,
  action: PayoutAction,
): Promise<AdminPayout> {
  const newId = await inTransaction(context.db, (tx) => retryPayoutIn(tx, context, adminId, action));
  return getPayoutRecord(context, newId);
}

/** At or above the amount in the settings, a second admin has to approve it. */
export const RETRY_PAYOUT: Approvable<PayoutAction> = {
  action: 'retry_payout',
  findAmount: findPayoutAmount,
  run: retryPayoutIn,
};

async function retryPayoutIn(
  tx: Tx,
  context: Context,
  adminId: string,
  { id, reason }: PayoutAction,
): Promise<string> {
  const failed = await tx
    .selectFrom('payouts')
    .select(['creator_id', 'amount_cents'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (failed === undefined) throw new Problem('not_found', 'We can’t find that payout.');
  const known = await findPayee(tx, context, failed.creator_id);
  if (known === undefined) throw new Problem('conflict', REFUSALS.account_not_ready);
  const payee = await lockPayee(tx, known.id);
  const refusal = findRequestRefusal(await readPayeeFacts(tx, known.id), context.now());
  if (refusal !== null) throw new Problem('conflict', REFUSALS[refusal]);
  const retried = await tx
    .selectFrom('payouts')
    .leftJoin('payouts as again', 'again.retry_of', 'payouts.id')
    .select(['payouts.status', 'again.id as retried_by'])
    .where('payouts.id', '=', id)
    .executeTakeFirstOrThrow();
  if (retried.status !== 'failed') throw new Problem('conflict', `This payout is ${retried.status} now.`);
  if (retried.retried_by !== null) throw new Problem('conflict', 'This payout was already sent again.');
  const { amount_cents } = failed;
  const made = await openPayout(tx, context, { payee, cause: 'retry', retry_of: id, amount_cents });
  await recordAction(tx, { ...auditOf(adminId, id, reason), action: 'retry_payout' });
  await notifyAboutPayout(tx, context, made, 'requested');
  return made;
}

const REFUSALS: Record<PayoutWait, string> = {
  stopped: 'This payout is on hold.',
  account_reported: 'They reported a change to their account. Release their payouts first.',
  account_suspended: 'Their account is suspended. Reinstate it first.',
  creator_suspended: 'Their creator profile is suspended. Reinstate it first.',
  chargeback: 'A bank took back the payment this was earned from.',
  account_not_ready: 'Their payout account isn’t ready yet.',
  bank_changed: 'They changed their bank details less than 72 hours ago.',
  factors_reset: 'Their passkeys and app were removed less than 72 hours ago.',
  payouts_paused: 'All payouts are paused.',
};
