import { sql } from 'kysely';
import {
  type FitCampaign,
  type FitCreator,
  type FitReason,
  fitReasons,
} from '#domain/campaigns/fit-reasons.ts';
import type { Database } from '#server/platform/db/database.ts';

/** The reasons why each of these campaigns fits a creator, if there are any. */
export async function whyItFits(
  db: Database,
  userId: string,
  campaignIds: readonly string[],
): Promise<Map<string, FitReason[]>> {
  if (campaignIds.length === 0) return new Map();
  const creator = await findFitCreator(db, userId);
  if (creator === null) return new Map();
  const campaigns = await readFitCampaigns(db, campaignIds);
  return new Map(campaigns.map(({ id, ...campaign }) => [id, fitReasons(creator, campaign)]));
}

async function findFitCreator(db: Database, userId: string): Promise<FitCreator | null> {
  const { rows } = await sql<FitCreator>`
    select
      (
        select json_build_object('neighborhood_id', n.id, 'neighborhood', n.neighborhood_name,
          'latitude', n.latitude, 'longitude', n.longitude)
        from neighborhoods n where n.id = c.home_neighborhood_id
      ) as home,
      coalesce((select json_agg(niche order by niche) from creator_niches where creator_id = c.id), '[]') as niches,
      coalesce((
        select json_agg(json_build_object('kind', kind, 'price_cents', price_cents) order by kind)
        from creator_rates where creator_id = c.id
      ), '[]') as rates,
      coalesce((
        select json_agg(json_build_object('platform', platform, 'followers', followers) order by platform)
        from social_accounts where creator_id = c.id and followers is not null
      ), '[]') as audiences
    from creators c where c.user_id = ${userId}`.execute(db);
  return rows[0] ?? null;
}

async function readFitCampaigns(
  db: Database,
  ids: readonly string[],
): Promise<(FitCampaign & { id: string })[]> {
  const { rows } = await sql<FitCampaign & { id: string }>`
    select c.id, b.business_name, c.criteria_niches, c.min_followers, c.creator_payout_cents,
      coalesce((
        select json_agg(json_build_object('neighborhood_id', n.id, 'latitude', n.latitude, 'longitude', n.longitude))
        from business_locations l join neighborhoods n on n.id = l.neighborhood_id
        where (c.fulfilment is null or c.fulfilment = 'visit') and (
          l.id = c.location_id
          or l.id in (select location_id from campaign_locations where campaign_id = c.id)
        )
      ), '[]') as places,
      coalesce((
        select json_agg(json_build_object('kind', d.kind, 'quantity', d.quantity) order by d.sort_order, d.kind)
        from campaign_deliverables d where d.campaign_id = c.id
      ), '[]') as deliverables
    from campaigns c join businesses b on b.id = c.business_id
    where c.id = any(${[...ids]}::uuid[])`.execute(db);
  return rows;
}
