import type { Context } from '#server/platform/context.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { Problem } from '#server/platform/errors.ts';
import { type CreatorMoved, creatorMoved, moveCreator } from '../transition.ts';
import { findLockedCreator } from './lock-own-creator.ts';

/** The first visit makes an approved creator an active one; every later visit changes nothing. */
export async function activateCreator(context: Context, userId: string): Promise<CreatorMoved> {
  return inTransaction(context.db, async (tx) => {
    const locked = await findLockedCreator(tx, userId);
    if (locked === null) throw new Problem('not_found', 'We can’t find that creator.');
    if (locked.status === 'active') return creatorMoved(locked);
    return creatorMoved(await moveCreator(tx, context, locked, { move: 'enter' }));
  });
}
