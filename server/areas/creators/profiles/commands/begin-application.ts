import type { ApplicationFields, CreatorApplication } from '#contract/creators/profiles.ts';
import { NEW_YORK_CITY_ID } from '#domain/base/city.ts';
import type { Context } from '#server/platform/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { newId } from '#server/platform/db/ids.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { getApplication } from '../queries/get-application.ts';
import { moveCreator } from '../transition.ts';
import { findLockedCreator } from './lock-own-creator.ts';
import { writeProfile } from './write-profile.ts';

/** Creates the application, or opens one that may be written again. Repeating it changes nothing. */
export async function beginApplication(
  context: Context,
  userId: string,
  fields: ApplicationFields,
): Promise<CreatorApplication> {
  await inTransaction(context.db, async (tx) => {
    const isNew = await insertDraft(tx, userId);
    const locked = await findLockedCreator(tx, userId);
    if (locked?.status === 'rejected') {
      await moveCreator(tx, context, locked, { move: 'reopen' });
    }
    if (isNew && locked) await writeProfile(tx, context, locked, fields);
  });
  return getApplication(context, userId);
}

async function insertDraft(tx: Tx, userId: string): Promise<boolean> {
  const made = await tx
    .insertInto('creators')
    .values({
      id: newId(),
      user_id: userId,
      status: 'draft',
      home_city_id: (eb) => eb.selectFrom('cities').select('id').where('id', '=', NEW_YORK_CITY_ID),
    })
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return made !== undefined;
}
