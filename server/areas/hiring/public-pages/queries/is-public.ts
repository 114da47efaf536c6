import { sql } from 'kysely';
import { NICHES } from '#domain/creators/niches.ts';

/** Whether the creator `c` with the person `p` has a public page. */
export const isPublicCreator = sql<boolean>`(
  c.handle is not null and c.is_listed and c.status in ('approved', 'active')
  and p.role = 'creator' and p.account_status = 'active'
  and exists (select 1 from creator_pages where creator_id = c.id and is_on))`;

/** Whether the business `b` has a public page. Nobody vouches for one without an owner. */
export const isPublicShop = sql<boolean>`(
  exists (select 1 from business_pages where business_id = b.id and is_on)
  and exists (select 1 from profiles where user_id = b.owner_id and role = 'business'
    and account_status in ('active', 'completed') and not is_business_onboarding))`;

/** Whether the campaign `k` of a public business is open to everyone. Today is a date in New York. */
export const isPublicCampaign = (today: string) => sql<boolean>`(
  k.status = 'live' and not k.is_offer and k.public_id is not null and not k.is_paused_by_admin and k.stopped_at is null
  and (k.application_deadline is null or k.application_deadline >= ${today}::date))`;

/** The niches of the creator `c`, without those that only another release knows. */
export const nichesOf = sql`coalesce((
  select json_agg(niche order by niche) from creator_niches
  where creator_id = c.id and niche = any (${[...NICHES]}::text[])), '[]')`;

/** The deliverables of the campaign `k`, without their notes. */
export const deliverablesOf = sql`coalesce((
  select json_agg(json_build_object('kind', d.kind, 'quantity', d.quantity) order by d.sort_order)
  from campaign_deliverables d where d.campaign_id = k.id), '[]')`;

/** The neighborhoods of a row set `l` of locations, each once. */
export const neighborhoodJson = sql`json_build_object('neighborhood_name', n.neighborhood_name,
  'neighborhood_slug', n.slug, 'borough', n.borough)`;
