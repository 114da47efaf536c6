import type { Account } from '#domain/accounts/access.ts';
import { displayName } from '#domain/format/display-name.ts';
import { getOwnCampaign } from '#server/areas/campaigns/campaigns/queries/find-own-campaign.ts';
import type { Database } from '#server/platform/db/database.ts';
import { offerableCreators } from './offerable-creators.ts';

/** The accepted creators of a campaign. It never had more than 50 spots. */
export async function listPastCreators(
  db: Database,
  account: Account,
  place: { id: string; identifier: string },
) {
  const { id: campaign_id } = await getOwnCampaign(db, account, place, 'read');
  const rows = await db
    .selectFrom('applications as a')
    .innerJoin('creators as c', 'c.id', 'a.creator_id')
    .innerJoin('profiles as p', 'p.user_id', 'c.user_id')
    .select(['a.creator_id', 'p.full_name'])
    .where('a.campaign_id', '=', campaign_id)
    .where('a.status', '=', 'accepted')
    .orderBy('a.id')
    .limit(50)
    .execute();
  const takers = new Set(
    await offerableCreators(
      db,
      place.id,
      rows.map(({ creator_id }) => creator_id),
    ),
  );
  return {
    creators: rows.map(({ creator_id, full_name }) => ({
      creator_id,
      name: displayName({ full_name, email: null }),
      takes_offers: takers.has(creator_id),
    })),
  };
}
