import { cacheFor } from '#server/platform/db/cache-for.ts';

/** A smaller count would reveal where individual people live. */
const FEWEST_SHOWN = 3;
const MOST_NEIGHBORHOODS = 500;

/** The number of approved creators by home neighborhood. */
export const countCreators = cacheFor(60, (db) =>
  db
    .selectFrom('creators')
    .select(({ fn, ref }) => [
      ref('home_neighborhood_id').$notNull().as('neighborhood_id'),
      fn.countAll<number>().as('creator_count'),
    ])
    .where('status', 'in', ['approved', 'active'])
    .where('home_neighborhood_id', 'is not', null)
    .groupBy('home_neighborhood_id')
    .having(({ fn }) => fn.countAll(), '>=', FEWEST_SHOWN)
    .limit(MOST_NEIGHBORHOODS)
    .execute(),
);
