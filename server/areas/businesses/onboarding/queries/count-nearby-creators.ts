import { milesBetween } from '#domain/format/distance.ts';
import { listNeighborhoods } from '#server/areas/base/neighborhoods/queries/list-neighborhoods.ts';
import type { Context } from '#server/platform/context.ts';

const NEARBY_MILES = 1;
/** A smaller count could identify people. */
const LEAST_SHOWN = 3;

/** Creators who passed vetting and live in a neighborhood whose center is within a mile. */
export async function countNearbyCreators(
  { db, now }: Pick<Context, 'db' | 'now'>,
  pin: { latitude: number; longitude: number },
): Promise<{ count: number }> {
  const neighborhoods = await listNeighborhoods(db, now());
  const near = neighborhoods.filter((place) => milesBetween(place, pin) <= NEARBY_MILES).map(({ id }) => id);
  if (near.length === 0) return { count: 0 };
  const { count } = await db
    .selectFrom('creators')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('home_neighborhood_id', 'in', near)
    .where('status', 'in', ['approved', 'active'])
    .executeTakeFirstOrThrow();
  return { count: count < LEAST_SHOWN ? 0 : count };
}
