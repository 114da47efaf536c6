import type { Account } from '#domain/access.ts';
import type { Context } from '../../context.ts';
import { inTransaction } from '../../db/transaction.ts';
import { holdCollaboration } from './hold-collaboration.ts';
import { moveCollaboration } from './move-collaboration.ts';
import { requireOneSide } from './work-side.ts';

/** The creator says that the work has begun. Said twice, it began the first time. */
export async function startWork(context: Context, account: Account, collaboration_id: string): Promise<void> {
  await inTransaction(context.db, async (tx) => {
    await requireOneSide(tx, account, { collaboration_id }, 'creator');
    const held = await holdCollaboration(tx, collaboration_id);
    if (held.started_at !== null) return;
    const { user_id: actor_id } = account;
    await moveCollaboration(tx, context, held, { move: 'start', mover: 'creator', actor_id });
  });
}
