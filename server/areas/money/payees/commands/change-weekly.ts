import type { Payee } from '#contract/money/payees.ts';
import { nextWeeklyAt } from '#domain/money/payout-clock.ts';
import { getOwnCreatorId } from '#server/areas/creators/profiles/queries/get-own-creator-id.ts';
import type { Context } from '#server/platform/context.ts';
import { Problem } from '#server/platform/errors.ts';
import { findPayee } from '../lock.ts';
import { presentPayee } from '../present-payee.ts';

/** Switches between a weekly payout on Fridays and payouts on demand. */
export async function changeWeekly(context: Context, userId: string, isWeekly: boolean): Promise<Payee> {
  const { db, payments, now } = context;
  const creatorId = await getOwnCreatorId(db, userId);
  const changed = await db
    .updateTable('payees')
    .set((eb) => ({
      next_weekly_at: isWeekly
        ? eb.fn.coalesce('next_weekly_at', eb.val(nextWeeklyAt(now()).toISOString()))
        : null,
      updated_at: now().toISOString(),
    }))
    .where('creator_id', '=', creatorId)
    .where('provider', '=', payments.name)
    .returning('id')
    .executeTakeFirst();
  if (changed === undefined) throw new Problem('conflict', 'Connect a payout account first.');
  return presentPayee(await findPayee(db, context, creatorId), now());
}
