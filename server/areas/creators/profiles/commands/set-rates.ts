import type { CreatorApplication, CreatorRate } from '#contract/creators/profiles.ts';
import { passesCreatorGate } from '#domain/creators/creator-states.ts';
import type { Context } from '#server/platform/context.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { Problem } from '#server/platform/errors.ts';
import { getApplication } from '../queries/get-application.ts';
import { lockOwnCreator, requireLatest } from './lock-own-creator.ts';

interface Rates {
  version: number;
  rates: readonly CreatorRate[];
}

/** Replaces all prices. */
export async function setRates(
  context: Context,
  userId: string,
  { version, rates }: Rates,
): Promise<CreatorApplication> {
  await inTransaction(context.db, async (tx) => {
    const locked = await lockOwnCreator(tx, context, userId);
    requireLatest(locked, version);
    if (rates.length === 0 && passesCreatorGate(locked.status)) {
      const message = 'Keep a price for at least one kind of work';
      throw new Problem('invalid_input', `${message}.`, [{ path: 'rates', message }]);
    }
    await tx.deleteFrom('creator_rates').where('creator_id', '=', locked.id).execute();
    if (rates.length > 0) {
      const rows = rates.map((rate) => ({ ...rate, creator_id: locked.id }));
      await tx.insertInto('creator_rates').values(rows).execute();
    }
    await tx
      .updateTable('creators')
      .set({ version: locked.version + 1, updated_at: context.now().toISOString() })
      .where('id', '=', locked.id)
      .execute();
  });
  return getApplication(context, userId);
}
