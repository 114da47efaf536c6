import type { ApplicationFields, CreatorApplication } from '#contract/creators.ts';
import { NEW_YORK_CITY_ID } from '#domain/city.ts';
import type { Context } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { newId } from '../../db/ids.ts';
import { inTransaction } from '../../db/transaction.ts';
import { getApplication } from './get-application.ts';
import { findHeldCreator } from './hold-own-creator.ts';
import { moveCreator } from './move-creator.ts';
import { writeProfile } from './write-profile.ts';

/** Makes the application where there is none, and opens one that may be written again. Repeating it changes nothing. */
export async function beginApplication(
  context: Context,
  userId: string,
  fields: ApplicationFields,
): Promise<CreatorApplication> {
  await inTransaction(context.db, async (tx) => {
    const isNew = await insertDraft(tx, userId);
    const held = await findHeldCreator(tx, userId);
    if (held?.status === 'rejected') {
      await moveCreator(tx, context, { creator_id: held.id, move: 'reopen' });
    }
    if (isNew && held) await writeProfile(tx, context, held, fields);
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
