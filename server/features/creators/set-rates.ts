import type { CreatorApplication, CreatorRate } from '#contract/creators.ts';
import { passesCreatorGate } from '#domain/creator-states.ts';
import type { Context } from '../../context.ts';
import { inTransaction } from '../../db/transaction.ts';
import { Problem } from '../../errors.ts';
import { getApplication } from './get-application.ts';
import { holdOwnCreator, requireFresh } from './hold-own-creator.ts';
import { nextUpdate } from './next-update.ts';

interface Rates {
  updated_at: string;
  rates: readonly CreatorRate[];
}

/** The prices as given take the place of all there were. */
export async function setRates(
  context: Context,
  userId: string,
  { updated_at, rates }: Rates,
): Promise<CreatorApplication> {
  await inTransaction(context.db, async (tx) => {
    const held = await holdOwnCreator(tx, context, userId);
    requireFresh(held, updated_at);
    if (rates.length === 0 && passesCreatorGate(held.status)) {
      const message = 'Keep a price for at least one kind of work';
      throw new Problem('invalid_input', `${message}.`, [{ path: 'rates', message }]);
    }
    await tx.deleteFrom('creator_rates').where('creator_id', '=', held.id).execute();
    if (rates.length > 0) {
      const rows = rates.map((rate) => ({ ...rate, creator_id: held.id }));
      await tx.insertInto('creator_rates').values(rows).execute();
    }
    await tx
      .updateTable('creators')
      .set({ updated_at: nextUpdate(held.updated_at, context.now()) })
      .where('id', '=', held.id)
      .execute();
  });
  return getApplication(context, userId);
}
