import { keepFresh } from '../../db/keep-fresh.ts';

const FRESH_SECONDS = 5 * 60;

/** Everything that was ever put before creators, open or over. */
export const countPublishedCampaigns = keepFresh(FRESH_SECONDS, async (db): Promise<number> => {
  const { published } = await db
    .selectFrom('campaigns')
    .select((eb) => eb.fn.countAll<number>().as('published'))
    .where('published_at', 'is not', null)
    .executeTakeFirstOrThrow();
  return published;
});
