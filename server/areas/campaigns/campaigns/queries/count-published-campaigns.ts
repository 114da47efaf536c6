import { cacheFor } from '#server/platform/db/cache-for.ts';

const FRESH_SECONDS = 5 * 60;

/** All campaigns that were ever published, open or ended. */
export const countPublishedCampaigns = cacheFor(FRESH_SECONDS, async (db): Promise<number> => {
  const { published } = await db
    .selectFrom('campaigns')
    .select((eb) => eb.fn.countAll<number>().as('published'))
    .where('published_at', 'is not', null)
    .where('is_offer', '=', false)
    .executeTakeFirstOrThrow();
  return published;
});
