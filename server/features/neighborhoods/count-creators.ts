import { keepFresh } from '../../db/keep-fresh.ts';

/** Fewer than this many would say of single people where they live. */
const FEWEST_SHOWN = 3;
const MOST_NEIGHBORHOODS = 500;

/** Creators who passed the review, by the neighborhood they live in. */
export const countCreators = keepFresh(60, (db) =>
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
