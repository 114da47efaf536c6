import { z } from 'zod';
import { defineJob } from '#server/platform/jobs/job.ts';

/** Lets the provider forget a card that was removed. */
export const detachCard = defineJob({
  name: 'detach-card',
  payload: z.object({ card_id: z.uuid() }),
  retries: 12,
  run: async ({ db, payments, now }, { card_id }) => {
    const card = await db
      .selectFrom('saved_cards')
      .innerJoin('payers', 'payers.id', 'saved_cards.payer_id')
      .select('saved_cards.provider_reference')
      .where('saved_cards.id', '=', card_id)
      .where('saved_cards.removed_at', 'is not', null)
      .where('saved_cards.detached_at', 'is', null)
      .where('payers.provider', '=', payments.name)
      .executeTakeFirst();
    if (card === undefined) return;
    await payments.removeCard(card.provider_reference);
    await db
      .updateTable('saved_cards')
      .set({ detached_at: now().toISOString() })
      .where('id', '=', card_id)
      .execute();
  },
});
