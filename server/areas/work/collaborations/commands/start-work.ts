import type { Account } from '#domain/accounts/access.ts';
import { requireOneSide } from '#server/areas/work/sides/require-side.ts';
import type { Context } from '#server/platform/context.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { lockCollaboration } from '../lock.ts';
import { moveCollaboration } from '../transition-collaboration.ts';

/** Marks the work as started. Safe to repeat. */
export async function startWork(context: Context, account: Account, collaboration_id: string): Promise<void> {
  await inTransaction(context.db, async (tx) => {
    await requireOneSide(tx, account, { collaboration_id }, 'creator');
    const locked = await lockCollaboration(tx, collaboration_id);
    if (locked.started_at !== null) return;
    const { user_id: actor_id } = account;
    await moveCollaboration(tx, context, locked, { move: 'start', mover: 'creator', actor_id });
  });
}
