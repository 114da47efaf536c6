import { sql } from 'kysely';
import { newYorkDate } from '#domain/format/deadlines.ts';
import type { Context } from '#server/platform/context.ts';
import { isPublicCampaign, isPublicCreator, isPublicShop } from './is-public.ts';

type Reach = Pick<Context, 'db' | 'now'>;

/** The addresses of all public pages that are on, and of the places and industries that list some of them. */
export async function listPublicPaths(
  { db, now }: Reach,
  { limit, offset }: { limit: number; offset: number },
): Promise<string[]> {
  const { rows } = await sql<{ path: string }>`
    select path from (${allPaths(now())}) every order by path collate "C" limit ${limit} offset ${offset}`.execute(
    db,
  );
  return rows.map(({ path }) => path);
}

export async function countPublicPaths({ db, now }: Reach): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (${allPaths(now())}) every`.execute(db);
  return rows[0]?.count ?? 0;
}

const allPaths = (now: Date) => sql`
  with shops as (
    select b.id, b.slug, b.industry from business_pages g join businesses b on b.id = g.business_id
    where g.is_on and ${isPublicShop}
  ), makers as (
    select c.handle, c.home_neighborhood_id
    from creator_pages g join creators c on c.id = g.creator_id join profiles p on p.user_id = c.user_id
    where g.is_on and p.full_name is not null and ${isPublicCreator}
  )
  select '/@' || handle as path from makers
  union all select '/shops/' || slug from shops
  union all select '/c/' || k.public_id from shops s join campaigns k on k.business_id = s.id
    where ${isPublicCampaign(newYorkDate(now))}
  union all select '/for/' || industry from shops where industry is not null group by industry
  union all select '/nyc/' || n.slug from neighborhoods n where n.id in (
    select home_neighborhood_id from makers
    union select l.neighborhood_id from shops s join business_locations l on l.business_id = s.id
      where l.archived_at is null)`;
