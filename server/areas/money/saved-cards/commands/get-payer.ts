import type { Context } from '#server/platform/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { newId } from '#server/platform/db/ids.ts';
import { askInRounds } from '#server/platform/payments/ask-in-rounds.ts';
import type { CardOwner } from '../queries/find-own-card.ts';

/** Our row of the payer, before the provider is asked. */
export async function getOrInsertPayer(
  tx: Tx,
  { now, payments }: Pick<Context, 'now' | 'payments'>,
  owner: CardOwner,
): Promise<string> {
  await tx
    .insertInto('payers')
    .values({ id: newId(), ...owner, provider: payments.name, created_at: now().toISOString() })
    .onConflict((oc) => oc.columns(['business_id', 'user_id', 'provider']).doNothing())
    .execute();
  const { id } = await tx
    .selectFrom('payers')
    .select('id')
    .where('business_id', '=', owner.business_id)
    .where('user_id', '=', owner.user_id)
    .where('provider', '=', payments.name)
    .executeTakeFirstOrThrow();
  return id;
}

/** The provider's reference of a payer. It is asked for once. */
export async function getPayerReference(
  { db, payments }: Pick<Context, 'db' | 'payments'>,
  id: string,
): Promise<string> {
  const payer = await db
    .selectFrom('payers')
    .innerJoin('users', 'users.id', 'payers.user_id')
    .innerJoin('businesses', 'businesses.id', 'payers.business_id')
    .select(['payers.provider_reference', 'users.email', 'businesses.business_name'])
    .where('payers.id', '=', id)
    .executeTakeFirstOrThrow();
  if (payer.provider_reference !== null) return payer.provider_reference;
  const order = { id, email: payer.email, full_name: payer.business_name };
  const { reference } = await askInRounds(db, { table: 'payers', id }, (round) =>
    payments.createPayer({ ...order, round }),
  );
  const kept = await db
    .updateTable('payers')
    .set((eb) => ({ provider_reference: eb.fn.coalesce('provider_reference', eb.val(reference)) }))
    .where('id', '=', id)
    .returning('provider_reference')
    .executeTakeFirstOrThrow();
  return kept.provider_reference ?? reference;
}
