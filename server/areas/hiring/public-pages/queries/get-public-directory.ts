import { type RawBuilder, sql } from 'kysely';
import type { PublicDirectory } from '#contract/hiring/public-pages.ts';
import { NEW_YORK_CITY_ID } from '#domain/base/city.ts';
import { INDUSTRY_NAMES, type IndustrySlug } from '#domain/base/industries.ts';
import { newYorkDate } from '#domain/format/deadlines.ts';
import { publicPath } from '#domain/hiring/public-pages.ts';
import type { Context } from '#server/platform/context.ts';
import type { Database } from '#server/platform/db/database.ts';
import { Problem } from '#server/platform/errors.ts';
import { isPublicCampaign, isPublicCreator, isPublicShop, nichesOf } from './is-public.ts';
import { listCampaignRows } from './list-campaign-rows.ts';

type Reach = Pick<Context, 'db' | 'now'>;
const MOST = 24;
const MOST_NEARBY = 12;

/** Everyone with a public page in a neighborhood. */
export async function getPublicNeighborhood({ db, now }: Reach, slug: string): Promise<PublicDirectory> {
  const { rows } = await sql<{ id: string; name: string; borough: PublicDirectory['borough'] }>`
    select id, neighborhood_name as name, borough from neighborhoods
    where city_id = ${NEW_YORK_CITY_ID} and slug = ${slug}`.execute(db);
  const [place] = rows;
  if (place === undefined) throw new Problem('not_found', 'We can’t find that neighborhood.');
  const { id, ...named } = place;
  const shops = sql`select b.id from business_pages g join businesses b on b.id = g.business_id
    where g.is_on and ${isPublicShop} and b.id in (
      select business_id from business_locations where neighborhood_id = ${id} and archived_at is null)`;
  const listed = await listThere(db, now(), shops);
  return {
    slug,
    ...named,
    ...listed,
    ...(await listCreators(db, id)),
    nearby: [...industriesOf(listed.shops), ...(await listNearby(db, id))],
  };
}

/** Every business of an industry that has a public page. */
export async function getPublicIndustry({ db, now }: Reach, slug: string): Promise<PublicDirectory> {
  const known = await db.selectFrom('industries').select('name').where('slug', '=', slug).executeTakeFirst();
  if (known === undefined) throw new Problem('not_found', 'We can’t find that industry.');
  const shops = sql`select b.id from business_pages g join businesses b on b.id = g.business_id
    where g.is_on and ${isPublicShop} and b.industry = ${slug}`;
  const listed = await listThere(db, now(), shops);
  return {
    slug,
    name: known.name,
    borough: null,
    ...listed,
    creator_count: 0,
    creators: [],
    nearby: await listNeighborhoodsOf(db, shops),
  };
}

async function listThere(db: Database, now: Date, shops: RawBuilder<unknown>) {
  const { rows } = await sql<PublicDirectory['shops'][number] & { total: number }>`
    select b.slug, b.business_name, b.industry, count(*) over ()::int as total, (
      select count(*)::int from campaigns k
      where k.business_id = b.id and ${isPublicCampaign(newYorkDate(now))}) as campaign_count
    from businesses b where b.id in (${shops})
    order by lower(b.business_name), b.id limit ${MOST}`.execute(db);
  return {
    shops: rows.map(({ total: _, ...shop }) => shop),
    shop_count: rows[0]?.total ?? 0,
    ...(await listCampaignRows(db, now, shops)),
  };
}

async function listCreators(db: Database, neighborhoodId: string) {
  const { rows } = await sql<PublicDirectory['creators'][number] & { total: number }>`
    select c.handle, p.full_name, count(*) over ()::int as total,
      ${nichesOf} as niches
    from creators c join profiles p on p.user_id = c.user_id
    where c.home_neighborhood_id = ${neighborhoodId} and p.full_name is not null and ${isPublicCreator}
    order by c.handle limit ${MOST}`.execute(db);
  return {
    creators: rows.map(({ total: _, ...creator }) => creator),
    creator_count: rows[0]?.total ?? 0,
  };
}

function industriesOf(shops: PublicDirectory['shops']): PublicDirectory['nearby'] {
  const slugs = [...new Set(shops.flatMap(({ industry }) => industry ?? []))].slice(0, MOST_NEARBY);
  return slugs.map((slug) => ({ path: publicPath.industry(slug), label: nameOf(slug) }));
}

function nameOf(slug: string): string {
  return slug in INDUSTRY_NAMES ? INDUSTRY_NAMES[slug as IndustrySlug] : slug;
}

/** Other neighborhoods of the borough, the closest first. */
async function listNearby(db: Database, id: string): Promise<PublicDirectory['nearby']> {
  const { rows } = await sql<{ slug: string; label: string }>`
    select n.slug, n.neighborhood_name as label from neighborhoods n, neighborhoods here
    where here.id = ${id} and n.city_id = here.city_id and n.borough = here.borough and n.id <> here.id
    order by (n.latitude - here.latitude) ^ 2 + (n.longitude - here.longitude) ^ 2 limit ${MOST_NEARBY}`.execute(
    db,
  );
  return rows.map(({ slug, label }) => ({ path: publicPath.neighborhood(slug), label }));
}

async function listNeighborhoodsOf(
  db: Database,
  shops: RawBuilder<unknown>,
): Promise<PublicDirectory['nearby']> {
  const { rows } = await sql<{ slug: string; label: string }>`
    select n.slug, n.neighborhood_name as label
    from business_locations l join neighborhoods n on n.id = l.neighborhood_id
    where l.business_id in (${shops}) and l.archived_at is null
    group by n.id order by count(*) desc, n.slug limit ${MOST_NEARBY}`.execute(db);
  return rows.map(({ slug, label }) => ({ path: publicPath.neighborhood(slug), label }));
}
