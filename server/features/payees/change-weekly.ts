import type { Payee } from '#contract/payees.ts';
import { nextWeeklyAt } from '#domain/payout-clock.ts';
import type { Context } from '../../context.ts';
import { Problem } from '../../errors.ts';
import { getOwnCreatorId } from '../applications/own-application.ts';
import { findPayee } from './hold-payee.ts';
import { presentPayee } from './present-payee.ts';

/** Sends everything available every Friday, or only what is asked for. */
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
  return presentPayee(await findPayee(db, context, creatorId));
}
