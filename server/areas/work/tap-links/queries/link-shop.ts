import { sql } from 'kysely';
import { isPublicShop } from '#server/areas/hiring/public-pages/queries/is-public.ts';
import type { Database } from '#server/platform/db/database.ts';

/** The shop that a link leads to. */
export interface LinkShop {
  business_name: string;
  website: string | null;
  slug: string;
  is_page_on: boolean;
  /** Null if the shop shows its street to accepted creators only. */
  address: string | null;
  neighborhood: string | null;
}

export const SHOP_COLUMNS = sql`
  b.business_name, b.website, b.slug, ${isPublicShop} as is_page_on,
  case when place.address_visibility = 'everyone' then place.address end as address, place.neighborhood`;

/** Joined to a row `t` of a campaign: its first location, else the primary one of its business. */
export const SHOP_JOINS = sql`
  join businesses b on b.id = t.business_id
  left join lateral (
    select l.address, l.address_visibility, l.neighborhood
    from business_locations l
    left join campaign_locations m on m.location_id = l.id and m.campaign_id = t.campaign_id
    where l.business_id = t.business_id and l.archived_at is null
    order by
      (m.location_id is not null or l.id = (select location_id from campaigns where id = t.campaign_id)) desc,
      m.sort_order, l.is_primary desc, l.id
    limit 1
  ) place on true`;

export async function readLinkShop(db: Database, campaignId: string): Promise<LinkShop> {
  const { rows } = await sql<LinkShop>`
    select ${SHOP_COLUMNS}
    from (select id as campaign_id, business_id from campaigns where id = ${campaignId}::uuid) t
    ${SHOP_JOINS}`.execute(db);
  const [shop] = rows;
  if (shop === undefined) throw new Error('The caller has found the campaign');
  return shop;
}
