import type { Account } from '#domain/accounts/access.ts';
import { requireBusiness } from '#server/areas/businesses/businesses/queries/require-business.ts';
import type { Context } from '#server/platform/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { Problem } from '#server/platform/errors.ts';
import { detachCard } from '../detach-card.ts';
import { selectOwnCard } from '../queries/find-own-card.ts';

/** Removes the saved card. A payment that already began with it may still finish. */
export function removeCard(context: Context, account: Account, business_id: string): Promise<{ done: true }> {
  return inTransaction(context.db, async (tx) => {
    await requireBusiness(tx, account, business_id, 'own');
    const { user_id } = account;
    const card = await selectOwnCard(tx, context.payments.name, { business_id, user_id })
      .forUpdate('saved_cards')
      .executeTakeFirst();
    if (card === undefined) throw new Problem('not_found', 'We can’t find a saved card.');
    await endCard(tx, context, card.id);
    return { done: true };
  });
}

/** Ends our use of a card at once. A job tells the provider. */
export async function endCard(
  tx: Tx,
  { queue, now }: Pick<Context, 'queue' | 'now'>,
  id: string,
): Promise<void> {
  await tx
    .updateTable('saved_cards')
    .set({ removed_at: now().toISOString() })
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .execute();
  await queue.enqueue(tx, detachCard, { card_id: id });
}
