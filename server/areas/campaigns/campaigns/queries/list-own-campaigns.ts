import type { OwnCampaignsQuery } from '#contract/campaigns/own-campaigns.ts';
import type { Account } from '#domain/accounts/access.ts';
import { CAMPAIGN_SEGMENTS, STATUSES_OF_SEGMENT } from '#domain/campaigns/campaign-segments.ts';
import { isInReach, type Reach } from '#server/areas/base/actors/reach.ts';
import { requireMembership } from '#server/areas/businesses/businesses/queries/require-business.ts';
import { cutPage, readCursor } from '#server/platform/db/cursor.ts';
import type { Database } from '#server/platform/db/database.ts';
import { patternOf } from '#server/platform/db/prefix.ts';
import { ownCampaignQuery, toOwnCampaign } from '../own-campaign-query.ts';

/** Newest first: ids sort by creation time. */
export async function listOwnCampaigns(
  db: Database,
  account: Pick<Account, 'role' | 'user_id'>,
  businessId: string,
  { search, segment, cursor, limit }: OwnCampaignsQuery,
) {
  const { reach } = await requireMembership(db, account, businessId, 'read');
  const after = readCursor(cursor);
  const rows = await ownCampaignQuery(db)
    .where('campaigns.business_id', '=', businessId)
    .where(isInReach(reach, 'campaigns.id'))
    .$if(Boolean(search), (query) => query.where('campaigns.title', 'ilike', patternOf(search ?? '')))
    .$if(segment !== undefined, (query) =>
      query.where('campaigns.status', 'in', STATUSES_OF_SEGMENT[segment ?? 'open']),
    )
    .$if(after !== null, (query) => query.where('campaigns.id', '<', after?.[1] ?? ''))
    .orderBy('campaigns.id', 'desc')
    .limit(limit + 1)
    .execute();
  const { page, next_cursor } = cutPage(rows, limit, ({ id }) => ['', id]);
  return {
    campaigns: page.map(toOwnCampaign),
    counts: await countSegments(db, businessId, reach),
    next_cursor,
  };
}

/** Counts a business's campaigns by segment. */
export async function countSegments(db: Database, businessId: string, reach: Reach) {
  const counted = await db
    .selectFrom('campaigns')
    .select(['status', ({ fn }) => fn.countAll<number>().as('count')])
    .where('business_id', '=', businessId)
    .where(isInReach(reach, 'campaigns.id'))
    .groupBy('status')
    .execute();
  const counts = CAMPAIGN_SEGMENTS.map((segment) => {
    const inside = counted.filter(({ status }) => STATUSES_OF_SEGMENT[segment].includes(status));
    return [segment, inside.reduce((sum, { count }) => sum + Number(count), 0)] as const;
  });
  return Object.fromEntries(counts) as Record<(typeof CAMPAIGN_SEGMENTS)[number], number>;
}
