import type { Context } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { moveApplication } from './move-application.ts';

/** Ends what nobody decided on: the two weeks are over, or the campaign is. */
export async function expireApplications(tx: Tx, context: Context, campaign_id: string): Promise<number> {
  const open = await tx
    .selectFrom('applications')
    .select('id')
    .where('campaign_id', '=', campaign_id)
    .where('status', 'in', ['invited', 'submitted', 'shortlisted'])
    .orderBy('id')
    .execute();
  for (const { id } of open) await moveApplication(tx, context, { application_id: id, move: 'expire' });
  return open.length;
}
