import type { Context } from '#server/platform/context.ts';

/** Every city with a waitlist, and how many people are on it. */
export function countEntries({ db }: Pick<Context, 'db'>) {
  return db
    .selectFrom('waitlist_entries')
    .innerJoin('cities', 'cities.id', 'waitlist_entries.city_id')
    .select(({ fn }) => [
      'cities.slug',
      fn.countAll<number>().filterWhere('waitlist_entries.status', '=', 'confirmed').as('confirmed'),
      fn.countAll<number>().filterWhere('waitlist_entries.status', '=', 'pending').as('pending'),
    ])
    .groupBy('cities.slug')
    .orderBy('cities.slug')
    .execute();
}
