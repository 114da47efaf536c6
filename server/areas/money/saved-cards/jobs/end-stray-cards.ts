import { z } from 'zod';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { defineJob } from '#server/platform/jobs/job.ts';
import { endCard } from '../commands/end-card.ts';

const AT_ONCE = 200;

/** Removes cards of people who no longer own the business, because they could never pay with them again. */
export const endStrayCards = defineJob({
  name: 'end-stray-cards',
  payload: z.object({}),
  retries: 1,
  cron: '20 * * * *',
  run: (context) =>
    inTransaction(context.db, async (tx) => {
      const strays = await tx
        .selectFrom('saved_cards')
        .innerJoin('payers', 'payers.id', 'saved_cards.payer_id')
        .select('saved_cards.id')
        .where('saved_cards.removed_at', 'is', null)
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('business_members as m')
                .select('m.id')
                .whereRef('m.business_id', '=', 'payers.business_id')
                .whereRef('m.user_id', '=', 'payers.user_id')
                .where('m.role', '=', 'owner')
                .where('m.status', '=', 'active'),
            ),
          ),
        )
        .orderBy('saved_cards.id')
        .limit(AT_ONCE)
        .forUpdate('saved_cards')
        .skipLocked()
        .execute();
      for (const { id } of strays) await endCard(tx, context, id);
    }),
});
