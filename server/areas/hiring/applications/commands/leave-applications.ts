import { lockApplication } from '#server/areas/hiring/places/lock.ts';
import type { Context } from '#server/platform/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { moveApplication } from '../transition.ts';

/** For an account that is deleted: ends its open applications and erases their texts. */
export async function leaveApplications(tx: Tx, context: Context, userId: string): Promise<void> {
  const creator = await tx
    .selectFrom('creators')
    .select('id')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (creator === undefined) return;
  const open = await tx
    .selectFrom('applications')
    .select(['id', 'status'])
    .where('creator_id', '=', creator.id)
    .where('status', 'in', ['invited', 'submitted', 'shortlisted'])
    .orderBy('campaign_id')
    .execute();
  for (const { id, status } of open) {
    const move = status === 'invited' ? 'decline' : 'withdraw';
    const locked = await lockApplication(tx, { application_id: id });
    await moveApplication(tx, context, locked, { move, actor_id: userId });
  }
  await tx
    .updateTable('applications')
    .set({ pitch: '', availability: '', answers: [] })
    .where('creator_id', '=', creator.id)
    .execute();
}
