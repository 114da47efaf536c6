import type { Context } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { newId } from '../../db/ids.ts';
import { inTransaction } from '../../db/transaction.ts';
import { PLATFORM_RESERVE, PROVIDER_CLEARING } from '../../ledger/accounts.ts';
import { postTransfers } from '../../ledger/post-transfers.ts';
import type { ProviderChargeback } from '../../payments/payment-provider.ts';
import { type HeldFunding, holdFunding } from '../fundings/hold-funding.ts';
import { moveChargeback } from './move-chargeback.ts';
import { tellOfChargeback } from './tell-of-chargeback.ts';

/**
 * Takes what the provider says of a chargeback for true, in whatever order and however often it says it. What the bank took is laid
 * out from the reserve, so that what is held for the campaign stays whole.
 */
export async function applyChargeback(
  context: Context,
  fundingId: string,
  chargeback: ProviderChargeback,
): Promise<void> {
  await inTransaction(context.db, async (tx) => {
    const { funding } = await holdFunding(tx, fundingId);
    const { id, is_new } = await findOrOpen(tx, context, funding, chargeback);
    const move = chargeback.status === 'won' ? 'win' : chargeback.status === 'lost' ? 'lose' : null;
    const isMoved = move !== null && (await moveChargeback(tx, { chargeback_id: id, move }, context.now()));
    if (is_new || isMoved) await tellOfChargeback(tx, context, id);
  });
}

/** The payment is held, so nobody opens the same chargeback beside us. */
async function findOrOpen(
  tx: Tx,
  context: Context,
  funding: HeldFunding,
  { reference, amount_cents, reason }: ProviderChargeback,
): Promise<{ id: string; is_new: boolean }> {
  const known = await tx
    .selectFrom('chargebacks')
    .select(['id', 'funding_id'])
    .where('provider', '=', funding.provider)
    .where('provider_reference', '=', reference)
    .executeTakeFirst();
  if (known && known.funding_id !== funding.id) {
    throw new Error(`The provider speaks of chargeback ${known.id} for another payment`);
  }
  if (known) return { id: known.id, is_new: false };
  const id = newId();
  const { id: funding_id, business_id, campaign_id, provider } = funding;
  const at = context.now().toISOString();
  await tx
    .insertInto('chargebacks')
    .values({
      id,
      funding_id,
      business_id,
      campaign_id,
      provider,
      provider_reference: reference,
      status: 'open',
      amount_cents,
      reason: reason?.slice(0, 300) ?? null,
      created_at: at,
      updated_at: at,
    })
    .execute();
  const transfers = [{ from: PLATFORM_RESERVE, to: PROVIDER_CLEARING, amount_cents }];
  const event = { event_key: `chargeback:${id}`, kind: 'chargeback', campaign_id, subject_id: id };
  await postTransfers(tx, { ...event, transfers }, context.now());
  return { id, is_new: true };
}
