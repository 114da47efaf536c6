import { FACTOR_RESET_HOURS } from '#domain/accounts/factors.ts';
import { mailOwner } from '#server/areas/accounts/owner-mails/mail-owner.ts';
import type { Context } from '#server/platform/context.ts';
import { newId } from '#server/platform/db/ids.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { KnownFailure } from '#server/platform/known-failure.ts';
import { factorResetRequestedMail } from '../mails/factor-reset-requested-mail.ts';
import { listFactorKinds } from '../queries/find-factors.ts';
import { findHolder } from '../queries/find-holder.ts';

/**
 * The operator has verified who is asking. The factors are removed only after a waiting period, in which the owner is
 * notified by email and can stop it with the link in the mail or by using one of the factors.
 */
export async function requestFactorReset(
  context: Context,
  typed: string,
  reason: string,
): Promise<{ due_at: string }> {
  const created_at = context.now().toISOString();
  const due_at = new Date(context.now().getTime() + FACTOR_RESET_HOURS * 3_600_000).toISOString();
  return inTransaction(context.db, async (tx) => {
    const { user_id } = await findHolder(tx, typed);
    if ((await listFactorKinds(tx, user_id)).length === 0) {
      throw new KnownFailure(
        'That account has no passkey and no authenticator app: a password or an email link opens it.',
      );
    }
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto('factor_resets')
      .values({ id: newId(), user_id, reason, due_at, created_at })
      .onConflict((oc) => oc.column('user_id').where('ended_at', 'is', null).doNothing())
      .executeTakeFirst();
    if (numInsertedOrUpdatedRows !== 1n) {
      throw new KnownFailure('A reset for that account is already under way.');
    }
    await mailOwner(context, tx, factorResetRequestedMail, { user_id, due_at });
    return { due_at };
  });
}
