import { reaches } from '#server/areas/base/actors/reach.ts';
import type { Tx } from '#server/platform/db/database.ts';

/** The active members of a business who work on a campaign and are notified about it. */
export async function listBusinessPeople(
  tx: Tx,
  { business_id, campaign_id }: { business_id: string; campaign_id: string },
): Promise<string[]> {
  const rows = await tx
    .selectFrom('business_members')
    // A campaign that was deleted before its money arrived belongs to members without a limit.
    .leftJoin('campaigns', (join) => join.on('campaigns.id', '=', campaign_id))
    .select('user_id')
    .where('business_members.business_id', '=', business_id)
    .where('business_members.status', '=', 'active')
    .where(reaches('business_members', 'campaigns.id'))
    .orderBy('user_id')
    .limit(50)
    .execute();
  return rows.map(({ user_id }) => user_id);
}

/** All active members of a business with the locations they are limited to. */
export function listMembersInReach(tx: Tx, business_id: string) {
  return tx
    .selectFrom('business_members')
    .select(['user_id', 'location_ids'])
    .where('business_id', '=', business_id)
    .where('status', '=', 'active')
    .orderBy('user_id')
    .limit(50)
    .execute();
}
