import type { SavedCard } from '#contract/money/saved-cards.ts';
import { newYorkDate } from '#domain/format/deadlines.ts';
import { isCardExpired } from '#domain/money/saved-cards.ts';
import type { Context } from '#server/platform/context.ts';
import type { Database, Tx } from '#server/platform/db/database.ts';

/** Whoever saved a card pays with it, and only for the business they saved it for. */
export interface CardOwner {
  business_id: string;
  user_id: string;
}

/** The card that the provider keeps for this person and business; null if there is none. */
export async function findOwnCard(
  { db, now, payments }: Pick<Context, 'db' | 'now' | 'payments'>,
  owner: CardOwner,
): Promise<SavedCard | null> {
  const card = await selectOwnCard(db, payments.name, owner).executeTakeFirst();
  if (card === undefined) return null;
  const { brand, last4, exp_month, exp_year } = card;
  const is_expired = isCardExpired(card, newYorkDate(now()));
  return { id: card.id, brand, last4, exp_month, exp_year, is_expired };
}

export function selectOwnCard(
  db: Database | Tx,
  provider: 'sandbox' | 'stripe',
  { business_id, user_id }: CardOwner,
) {
  return db
    .selectFrom('saved_cards')
    .innerJoin('payers', 'payers.id', 'saved_cards.payer_id')
    .select(['saved_cards.id', 'saved_cards.brand', 'saved_cards.last4'])
    .select(['saved_cards.exp_month', 'saved_cards.exp_year'])
    .where('payers.business_id', '=', business_id)
    .where('payers.user_id', '=', user_id)
    .where('payers.provider', '=', provider)
    .where('saved_cards.removed_at', 'is', null);
}
