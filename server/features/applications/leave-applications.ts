import type { Context } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { moveApplication } from './move-application.ts';

/** Somebody goes for good: nobody goes on deciding about them, and what they wrote goes with them. */
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
    await moveApplication(tx, context, { application_id: id, move, actor_id: userId });
  }
  await tx
    .updateTable('applications')
    .set({ pitch: '', availability: '', answers: [] })
    .where('creator_id', '=', creator.id)
    .execute();
}
