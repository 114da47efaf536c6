import type { Selectable } from 'kysely';
import type { Context } from '#server/platform/context.ts';
import type { Fundings } from '#server/platform/db/tables.gen.ts';
import { Problem } from '#server/platform/errors.ts';
import { askInRounds } from '#server/platform/payments/ask-in-rounds.ts';
import { PaymentFailure } from '#server/platform/payments/payment-failure.ts';
import type { CardCharge } from '#server/platform/payments/payment-provider.ts';
import { toFundingMemo } from '../payment-memos.ts';
import { applyCheckout } from './apply-checkout.ts';

type Funding = Selectable<Fundings> & { description: string };

/**
 * Charges the saved card of a payment, and returns whether it paid. A repeated call is the same charge, because the
 * provider knows our id. The page is opened only after the provider said that the card never pays: as long as nobody
 * knows, the next call asks again.
 */
export async function payByCard(context: Context, funding: Funding): Promise<boolean> {
  const { id, card_id, card_refusal } = funding;
  if (card_id === null || card_refusal !== null) return false;
  const charge = await chargeCard(context, { ...funding, card_id });
  if ('checkout' in charge) {
    await applyCheckout(context, id, charge.checkout);
    return true;
  }
  await context.db
    .updateTable('fundings')
    .set({ card_refusal: charge.refusal, updated_at: context.now().toISOString() })
    .where('id', '=', id)
    .where('status', '=', 'created')
    .where('card_refusal', 'is', null)
    .execute();
  return false;
}

async function chargeCard(
  { db, payments }: Context,
  { id, card_id, total_cents, description, ...funding }: Funding & { card_id: string },
): Promise<CardCharge> {
  const card = await db
    .selectFrom('saved_cards')
    .innerJoin('payers', 'payers.id', 'saved_cards.payer_id')
    .select(['saved_cards.provider_reference as card_reference', 'payers.provider_reference'])
    .where('saved_cards.id', '=', card_id)
    .executeTakeFirstOrThrow();
  const order = {
    id,
    payer_reference: card.provider_reference ?? '',
    card_reference: card.card_reference,
    amount_cents: total_cents,
    description,
    memo: toFundingMemo(funding),
  };
  try {
    return await askInRounds(db, { table: 'fundings', id }, (round) =>
      payments.chargeCard({ ...order, round }),
    );
  } catch (cause) {
    if (!(cause instanceof PaymentFailure)) throw cause;
    throw new Problem(
      'unavailable',
      'The payment isn’t confirmed yet. Try again: your card is charged once at most.',
    );
  }
}
