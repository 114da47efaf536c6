import { z } from 'zod';
import { newId } from '#server/platform/db/ids.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { defineJob } from '#server/platform/jobs/job.ts';
import { endCard } from '../commands/end-card.ts';

/** Writes down the card that a payment kept. It replaces an earlier one. Safe to repeat. */
export const keepCard = defineJob({
  name: 'keep-card',
  payload: z.object({ funding_id: z.uuid() }),
  retries: 8,
  run: async (context, { funding_id }) => {
    const { db, payments, now } = context;
    const funding = await db
      .selectFrom('fundings')
      .select(['id', 'payer_id', 'provider_reference as reference'])
      .where('id', '=', funding_id)
      .where('status', '=', 'paid')
      .where('provider', '=', payments.name)
      .executeTakeFirst();
    if (!funding?.payer_id) return;
    const { payer_id } = funding;
    const card = await payments.findCard(funding);
    if (card === null) return;
    await inTransaction(db, async (tx) => {
      await tx.selectFrom('payers').select('id').where('id', '=', payer_id).forUpdate().execute();
      const known = await tx
        .selectFrom('saved_cards')
        .select(['id', 'provider_reference', 'removed_at'])
        .where('payer_id', '=', payer_id)
        .where((eb) => eb.or([eb('removed_at', 'is', null), eb('provider_reference', '=', card.reference)]))
        .forUpdate()
        .execute();
      // A card that was saved once isn't saved again by a job that is repeated after it was removed.
      if (known.some(({ provider_reference }) => provider_reference === card.reference)) return;
      for (const { id } of known) await endCard(tx, context, id);
      const { reference: provider_reference, ...shown } = card;
      await tx
        .insertInto('saved_cards')
        .values({ id: newId(), payer_id, provider_reference, ...shown, saved_at: now().toISOString() })
        .execute();
    });
  },
});
