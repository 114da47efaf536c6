import type { Brief } from '#contract/campaigns/briefs.ts';
import type { Database, Tx } from '#server/platform/db/database.ts';

interface BriefRow {
  campaign_id: string;
  location_id: string | null;
  criteria_neighborhood_ids: readonly string[];
}

/** The lists of a brief, each in the order the business gave it. */
export async function readBriefLists(
  db: Database | Tx,
  locked: BriefRow,
): Promise<Pick<Brief, 'deliverables' | 'locations' | 'criteria_neighborhoods'>> {
  const deliverables = await db
    .selectFrom('campaign_deliverables')
    .select(['kind', 'quantity', 'note'])
    .where('campaign_id', '=', locked.campaign_id)
    .orderBy('sort_order')
    .orderBy('kind')
    .execute();
  return {
    deliverables: deliverables as Brief['deliverables'],
    locations: await readLocations(db, locked),
    criteria_neighborhoods: await readNeighborhoods(db, locked.criteria_neighborhood_ids),
  };
}

async function readLocations(
  db: Database | Tx,
  { campaign_id, location_id }: BriefRow,
): Promise<Brief['locations']> {
  return db
    .selectFrom('business_locations as l')
    .leftJoin('neighborhoods as n', 'n.id', 'l.neighborhood_id')
    .leftJoin('campaign_locations as c', (join) =>
      join.onRef('c.location_id', '=', 'l.id').on('c.campaign_id', '=', campaign_id),
    )
    .select(['l.id', 'l.location_name', 'l.neighborhood', 'n.borough'])
    .where((eb) =>
      eb.or([
        eb(
          'l.id',
          'in',
          eb
            .selectFrom('campaign_locations')
            .select('campaign_locations.location_id')
            .where('campaign_locations.campaign_id', '=', campaign_id),
        ),
        ...(location_id ? [eb('l.id', '=', location_id)] : []),
      ]),
    )
    .orderBy('c.sort_order', (order) => order.asc().nullsFirst())
    .orderBy('l.id')
    .limit(50)
    .execute();
}

async function readNeighborhoods(
  db: Database | Tx,
  ids: readonly string[],
): Promise<Brief['criteria_neighborhoods']> {
  if (ids.length === 0) return [];
  return db
    .selectFrom('neighborhoods')
    .select(['id', 'neighborhood_name'])
    .where('id', 'in', [...ids])
    .orderBy('neighborhood_name')
    .execute();
}
