import { sql } from 'kysely';
import type { CreatorProfile } from '#contract/creators/profiles.ts';
import { DELIVERABLE_KINDS } from '#domain/campaigns/deliverables.ts';
import { readCreatorStatus } from '#domain/creators/creator-states.ts';
import { NICHES, type Niche } from '#domain/creators/niches.ts';
import type { Database, Tx } from '#server/platform/db/database.ts';

/** The profiles of these creators in no particular order, without unknown ids. */
export async function listCreatorProfiles(
  db: Database | Tx,
  creatorIds: readonly string[],
): Promise<CreatorProfile[]> {
  if (creatorIds.length === 0) return [];
  const [rows, niches, rates, links] = await Promise.all([
    profileRows(db, creatorIds),
    nichesOf(db, creatorIds),
    ratesOf(db, creatorIds),
    linksOf(db, creatorIds),
  ]);
  return rows.map(({ status, home_city, home_neighborhood, ...row }) => ({
    ...row,
    status: readCreatorStatus(status),
    home_city,
    home_neighborhood,
    niches: (niches.get(row.id) ?? []).map(({ niche }) => niche).sort(byPlaceIn(NICHES)),
    rates: (rates.get(row.id) ?? [])
      .map(({ kind, price_cents }) => ({ kind, price_cents }))
      .sort((a, b) => byPlaceIn(DELIVERABLE_KINDS)(a.kind, b.kind)),
    links: (links.get(row.id) ?? []).map(({ creator_id: _, ...link }) => link),
  }));
}

function profileRows(db: Database | Tx, creatorIds: readonly string[]) {
  return db
    .selectFrom('creators')
    .innerJoin('profiles', 'profiles.user_id', 'creators.user_id')
    .leftJoin('cities', 'cities.id', 'creators.home_city_id')
    .leftJoin('neighborhoods', 'neighborhoods.id', 'creators.home_neighborhood_id')
    .select(['creators.id', 'profiles.full_name', 'creators.handle', 'creators.bio', 'creators.languages'])
    .select(['creators.availability', 'creators.status', 'creators.submitted_at', 'creators.vetting_due_at'])
    .select(['creators.submission_count', 'creators.updated_at', 'creators.version'])
    .select([
      sql<CreatorProfile['home_city']>`case when cities.id is not null then json_build_object(
        'id', cities.id, 'name', cities.name, 'state_code', cities.state_code, 'slug', cities.slug) end`.as(
        'home_city',
      ),
      sql<CreatorProfile['home_neighborhood']>`case when neighborhoods.id is not null then json_build_object(
        'id', neighborhoods.id, 'neighborhood_name', neighborhoods.neighborhood_name,
        'borough', neighborhoods.borough) end`.as('home_neighborhood'),
    ])
    .where('creators.id', 'in', creatorIds)
    .execute();
}

async function nichesOf(db: Database | Tx, creatorIds: readonly string[]) {
  const rows = await db
    .selectFrom('creator_niches')
    .select(['creator_id', 'niche'])
    .where('creator_id', 'in', creatorIds)
    .execute();
  return Map.groupBy(
    // Niches that this release doesn't know, stored by another one, are left out.
    rows.filter((row): row is typeof row & { niche: Niche } => NICHES.includes(row.niche as Niche)),
    ({ creator_id }) => creator_id,
  );
}

async function ratesOf(db: Database | Tx, creatorIds: readonly string[]) {
  const rows = await db
    .selectFrom('creator_rates')
    .select(['creator_id', 'kind', 'price_cents'])
    .where('creator_id', 'in', creatorIds)
    .execute();
  return Map.groupBy(rows, ({ creator_id }) => creator_id);
}

async function linksOf(db: Database | Tx, creatorIds: readonly string[]) {
  const rows = await db
    .selectFrom('portfolio_links')
    .select(['id', 'creator_id', 'url', 'platform', 'title', 'is_public', 'finding', 'checked_at'])
    .where('creator_id', 'in', creatorIds)
    .orderBy('sort_order')
    .orderBy('id')
    .execute();
  return Map.groupBy(rows, ({ creator_id }) => creator_id);
}

function byPlaceIn<T>(list: readonly T[]) {
  return (a: T, b: T) => list.indexOf(a) - list.indexOf(b);
}
