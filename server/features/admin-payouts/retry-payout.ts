import type { AdminPayout } from '#contract/admin-payouts.ts';
import type { Context } from '../../context.ts';
import { inTransaction } from '../../db/transaction.ts';
import { Problem } from '../../errors.ts';
import { recordAction } from '../audit-log/record-action.ts';
import { findPayee, holdPayee } from '../payees/hold-payee.ts';
import { openPayout } from '../payouts/open-payout.ts';
import { tellOfPayout } from '../payouts/tell-of-payout.ts';
import { type AdminDeed, auditOf } from './change-hold.ts';
import { getPayoutRecord } from './get-payout.ts';

/** What failed has an end at the provider under our id, so it is sent again as another payout, once. */
export async function retryPayout(
  context: Context,
  adminId: string,
  { id, reason }: AdminDeed,
): Promise<AdminPayout> {
  const newId = await inTransaction(context.db, async (tx) => {
    const failed = await tx
      .selectFrom('payouts')
      .select(['creator_id', 'amount_cents'])
      .where('id', '=', id)
      .executeTakeFirst();
    if (failed === undefined) throw new Problem('not_found', 'There is no such payout.');
    const known = await findPayee(tx, context, failed.creator_id);
    if (known?.status !== 'ready') throw new Problem('conflict', 'Their payout account is not ready yet.');
    const payee = await holdPayee(tx, known.id);
    const retried = await tx
      .selectFrom('payouts')
      .leftJoin('payouts as again', 'again.retry_of', 'payouts.id')
      .select(['payouts.status', 'again.id as retried_by'])
      .where('payouts.id', '=', id)
      .executeTakeFirstOrThrow();
    if (retried.status !== 'failed') throw new Problem('conflict', `This payout is ${retried.status} now.`);
    if (retried.retried_by !== null) throw new Problem('conflict', 'This payout was sent again already.');
    const { amount_cents } = failed;
    const made = await openPayout(tx, context, { payee, cause: 'retry', retry_of: id, amount_cents });
    await recordAction(tx, { ...auditOf(adminId, id, reason), action: 'retry_payout' });
    await tellOfPayout(tx, context, made, 'requested');
    return made;
  });
  return getPayoutRecord(context, newId);
}
