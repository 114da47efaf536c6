import { sql } from 'kysely';
import type { NeighborhoodFigures } from '#contract/base/neighborhood-figures.ts';
import type { Context } from '#server/platform/context.ts';
import { Problem } from '#server/platform/errors.ts';
import { countCreators } from './count-creators.ts';
import { listNeighborhoods } from './list-neighborhoods.ts';

/** Figures of a neighborhood: creators who live there, and campaigns that take place there. */
export async function getFigures(
  { db, now }: Pick<Context, 'db' | 'now'>,
  id: string,
): Promise<NeighborhoodFigures> {
  const neighborhoods = await listNeighborhoods(db, now());
  if (!neighborhoods.some((one) => one.id === id)) {
    throw new Problem('not_found', 'We can’t find that neighborhood.');
  }
  const counts = await countCreators(db, now());
  const campaigns = await db
    .selectFrom('campaigns')
    .innerJoin('business_locations', 'business_locations.id', 'campaigns.location_id')
    .select(({ fn }) => [
      fn.countAll<number>().as('open_campaign_count'),
      sql<
        number | null
      >`round(percentile_cont(0.5) within group (order by campaigns.creator_payout_cents))::int`.as(
        'median_payout_cents',
      ),
    ])
    .where('campaigns.status', '=', 'live')
    .where('campaigns.is_offer', '=', false)
    .where('business_locations.neighborhood_id', '=', id)
    .executeTakeFirstOrThrow();
  const home = counts.find(({ neighborhood_id }) => neighborhood_id === id);
  return { creator_count: home?.creator_count ?? null, ...campaigns };
}
