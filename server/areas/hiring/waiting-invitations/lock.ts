import type { Tx } from '#server/platform/db/database.ts';
import type { LockedWaitingInvitation } from './transition.ts';

/** Locks invitations of a campaign that the caller has locked. */
export function lockInvitations(
  tx: Tx,
  campaignId: string,
  { ids, creator_ids }: { ids?: readonly string[]; creator_ids?: readonly string[] },
): Promise<LockedWaitingInvitation[]> {
  return tx
    .selectFrom('waiting_invitations')
    .select(['id', 'campaign_id', 'creator_id', 'status', 'words', 'added_by'])
    .where('campaign_id', '=', campaignId)
    .$if(ids !== undefined, (rows) => rows.where('id', 'in', ids ?? []))
    .$if(creator_ids !== undefined, (rows) => rows.where('creator_id', 'in', creator_ids ?? []))
    .orderBy('id')
    .forUpdate()
    .execute();
}
