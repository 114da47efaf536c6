import type { ApplicationChange, CreatorApplication } from '#contract/creators/profiles.ts';
import type { Context } from '#server/platform/context.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { getApplication } from '../queries/get-application.ts';
import { lockOwnCreator, requireLatest } from './lock-own-creator.ts';
import { writeProfile } from './write-profile.ts';

export async function changeApplication(
  context: Context,
  userId: string,
  { version, ...fields }: ApplicationChange,
): Promise<CreatorApplication> {
  await inTransaction(context.db, async (tx) => {
    const locked = await lockOwnCreator(tx, context, userId);
    requireLatest(locked, version);
    await writeProfile(tx, context, locked, fields);
  });
  return getApplication(context, userId);
}
