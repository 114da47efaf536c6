import { newYorkDate } from '#domain/format/deadlines.ts';
import { cardName, isCardExpired } from '#domain/money/saved-cards.ts';
import type { Context } from '#server/platform/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { Problem } from '#server/platform/errors.ts';
import { type CardOwner, selectOwnCard } from '../queries/find-own-card.ts';

/** Refuses a card that isn't saved, isn't theirs or has expired. Removing it waits for the transaction. */
export async function requireCard(
  tx: Tx,
  { now, payments }: Pick<Context, 'now' | 'payments'>,
  { card_id, ...owner }: CardOwner & { card_id: string },
): Promise<string> {
  const card = await selectOwnCard(tx, payments.name, owner)
    .where('saved_cards.id', '=', card_id)
    .forShare('saved_cards')
    .executeTakeFirst();
  if (card === undefined) throw new Problem('conflict', 'That card is no longer saved. Pay another way.');
  if (isCardExpired(card, newYorkDate(now()))) {
    throw new Problem('conflict', `${cardName(card)} has expired. Pay another way.`);
  }
  return card.id;
}
