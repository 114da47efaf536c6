import type { z } from 'zod';
import type { PayeeConnected, payeeRequest } from '#contract/payees.ts';
import type { Account } from '#domain/access.ts';
import { nextWeeklyAt } from '#domain/payout-clock.ts';
import type { Context } from '../../context.ts';
import { newId } from '../../db/ids.ts';
import { Problem } from '../../errors.ts';
import { PaymentFailure } from '../../payments/payment-failure.ts';
import { getOwnCreatorId } from '../applications/own-application.ts';

const WAY_BACK = {
  earnings: '/creator/earnings?account=back',
  settings: '/creator/settings?account=back#payouts',
} as const;

/** Our row first, then the page of the provider for bank and tax details: at first, and whenever they change. */
export async function connectPayee(
  context: Context,
  { user_id, email, full_name }: Account,
  { return_to }: z.output<typeof payeeRequest>,
): Promise<PayeeConnected> {
  const creatorId = await getOwnCreatorId(context.db, user_id);
  const { id, provider_reference } = await findOrInsert(context, creatorId);
  const way = `${context.config.app_url}${WAY_BACK[return_to]}`;
  try {
    const reference =
      provider_reference ?? (await create(context, { id, email, full_name: full_name ?? email }));
    const { url } = await context.payments.onboardPayee({
      id,
      reference,
      return_url: way,
      refresh_url: way,
    });
    return { url };
  } catch (cause) {
    if (!(cause instanceof PaymentFailure)) throw cause;
    throw new Problem('unavailable', 'The page for your bank details does not answer. Try again.');
  }
}

async function findOrInsert({ db, payments, now }: Context, creatorId: string) {
  const at = now().toISOString();
  await db
    .insertInto('payees')
    .values({
      id: newId(),
      creator_id: creatorId,
      provider: payments.name,
      status: 'incomplete',
      next_weekly_at: nextWeeklyAt(now()).toISOString(),
      next_look_at: at,
      created_at: at,
      updated_at: at,
    })
    .onConflict((oc) => oc.columns(['creator_id', 'provider']).doNothing())
    .execute();
  return db
    .selectFrom('payees')
    .select(['id', 'provider_reference'])
    .where('creator_id', '=', creatorId)
    .where('provider', '=', payments.name)
    .executeTakeFirstOrThrow();
}

/** Asked twice, the provider answers with the same payee. */
async function create(
  { db, payments, now }: Context,
  order: { id: string; email: string; full_name: string },
): Promise<string> {
  const { reference } = await payments.createPayee(order);
  await db
    .updateTable('payees')
    .set({ provider_reference: reference, updated_at: now().toISOString() })
    .where('id', '=', order.id)
    .where('provider_reference', 'is', null)
    .execute();
  return reference;
}
