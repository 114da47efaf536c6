import type { Context } from '../../context.ts';
import { inTransaction } from '../../db/transaction.ts';
import { findHeldCreator } from './hold-own-creator.ts';
import { type Moved, moveCreator } from './move-creator.ts';

/** The first visit makes an approved creator an active one; every later visit changes nothing. */
export async function enterCreatorArea(context: Context, userId: string): Promise<Moved> {
  return inTransaction(context.db, async (tx) => {
    const held = await findHeldCreator(tx, userId);
    if (held?.status === 'active') return { creator_id: held.id, status: 'active' };
    return moveCreator(tx, context, { creator_id: held?.id ?? '', move: 'enter' });
  });
}
