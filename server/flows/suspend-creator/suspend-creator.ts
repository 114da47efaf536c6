import { lockCreator } from '#server/areas/creators/profiles/lock.ts';
import { type CreatorMoved, creatorMoved, moveCreator } from '#server/areas/creators/profiles/transition.ts';
import { resumeClocks } from '#server/areas/work/collaborations/commands/resume-clocks.ts';
import { stopClocks } from '#server/areas/work/collaborations/commands/stop-clocks.ts';
import type { Context } from '#server/platform/context.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';

interface Decision {
  id: string;
  reason: string;
}

/** Keeps a creator out of the marketplace and stops the clocks of their work. */
export function suspendCreator(
  context: Context,
  admin_id: string,
  { id: creator_id, reason: note }: Decision,
): Promise<CreatorMoved> {
  return inTransaction(context.db, async (tx) => {
    const locked = await lockCreator(tx, creator_id);
    const moved = await moveCreator(tx, context, locked, { move: 'suspend', admin_id, note });
    await stopClocks(tx, moved.user_id, context.now());
    return creatorMoved(moved);
  });
}

/** Reinstates a creator. Every deadline is extended by the time it was stopped. */
export function reinstateCreator(
  context: Context,
  admin_id: string,
  { id: creator_id, reason: note }: Decision,
): Promise<CreatorMoved> {
  return inTransaction(context.db, async (tx) => {
    const locked = await lockCreator(tx, creator_id);
    const moved = await moveCreator(tx, context, locked, { move: 'reinstate', admin_id, note });
    await resumeClocks(tx, moved.user_id, context.now());
    return creatorMoved(moved);
  });
}
