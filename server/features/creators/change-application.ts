import type { ApplicationChange, CreatorApplication } from '#contract/creators.ts';
import type { Context } from '../../context.ts';
import { inTransaction } from '../../db/transaction.ts';
import { getApplication } from './get-application.ts';
import { holdOwnCreator, requireFresh } from './hold-own-creator.ts';
import { writeProfile } from './write-profile.ts';

export async function changeApplication(
  context: Context,
  userId: string,
  { updated_at, ...fields }: ApplicationChange,
): Promise<CreatorApplication> {
  await inTransaction(context.db, async (tx) => {
    const held = await holdOwnCreator(tx, context, userId);
    requireFresh(held, updated_at);
    await writeProfile(tx, context, held, fields);
  });
  return getApplication(context, userId);
}
