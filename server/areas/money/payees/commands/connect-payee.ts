import type { z } from 'zod';
import type { PayeeConnected, payeeRequest } from '#contract/money/payees.ts';
import type { Account } from '#domain/accounts/access.ts';
import { nextWeeklyAt } from '#domain/money/payout-clock.ts';
import { getOwnCreatorId } from '#server/areas/creators/profiles/queries/get-own-creator-id.ts';
import type { Context } from '#server/platform/context.ts';
import { newId } from '#server/platform/db/ids.ts';
import { Problem } from '#server/platform/errors.ts';
import { askInRounds } from '#server/platform/payments/ask-in-rounds.ts';
import { PaymentFailure } from '#server/platform/payments/payment-failure.ts';
import { refreshPayee } from './refresh-payee.ts';

const RETURN_PATHS = {
  earnings: '/creator/earnings?account=back',
  settings: '/creator/settings?account=back#payouts',
} as const;

/** Creates our row first, then opens the provider's page for bank and tax details, also for later changes. */
export async function connectPayee(
  context: Context,
  { user_id, email, full_name }: Account,
  { return_to }: z.output<typeof payeeRequest>,
): Promise<PayeeConnected> {
  const creatorId = await getOwnCreatorId(context.db, user_id);
  const known = await findOrInsert(context, creatorId);
  const way = `${context.config.app_url}${RETURN_PATHS[return_to]}`;
  try {
    const { id, provider_reference, lost_accounts } = await replaceIfGone(context, known);
    const order = { id, email, full_name: full_name ?? email, lost_accounts };
    const reference = provider_reference ?? (await create(context, order));
    const { url } = await context.payments.onboardPayee({
      id,
      reference,
      return_url: way,
      refresh_url: way,
    });
    return { url };
  } catch (cause) {
    if (!(cause instanceof PaymentFailure)) throw cause;
    throw new Problem('unavailable', 'The page for your bank details isn’t responding. Try again.');
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
    .select(['id', 'provider_reference', 'lost_accounts'])
    .where('creator_id', '=', creatorId)
    .where('provider', '=', payments.name)
    .executeTakeFirstOrThrow();
}

type Known = Awaited<ReturnType<typeof findOrInsert>>;

/** Replaces an account that was closed at the provider. Its bank is kept for comparison. */
async function replaceIfGone(context: Context, known: Known): Promise<Known> {
  if (known.provider_reference === null) return known;
  await refreshPayee(context, known.id);
  const replaced = await context.db
    .updateTable('payees')
    .set((eb) => ({
      provider_reference: null,
      status: 'incomplete',
      failure: null,
      lost_accounts: eb('lost_accounts', '+', 1),
      readings: eb('readings', '+', 1),
      updated_at: context.now().toISOString(),
    }))
    .where('id', '=', known.id)
    .where('provider_reference', '=', known.provider_reference)
    .where('status', '=', 'gone')
    .returning(['id', 'provider_reference', 'lost_accounts'])
    .executeTakeFirst();
  return replaced ?? known;
}

/** A repeated call returns the same payee. */
async function create(
  { db, payments, now }: Context,
  { lost_accounts, ...order }: { id: string; email: string; full_name: string; lost_accounts: number },
): Promise<string> {
  const row = { table: 'payees', id: order.id } as const;
  // A lost account and a failed try each use up a key. Their sum only grows, so no key is reused.
  const ask = (round: number) => payments.createPayee({ ...order, round: round + lost_accounts });
  const { reference } = await askInRounds(db, row, ask);
  await db
    .updateTable('payees')
    .set({ provider_reference: reference, updated_at: now().toISOString() })
    .where('id', '=', order.id)
    .where('provider_reference', 'is', null)
    .execute();
  return reference;
}
