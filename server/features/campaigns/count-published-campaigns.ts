import type { Database } from '../../db/database.ts';

/** Everything that was ever put before creators, open or over. */
export async function countPublishedCampaigns(db: Database): Promise<number> {
  const { published } = await db
    .selectFrom('campaigns')
    .select((eb) => eb.fn.countAll<number>().as('published'))
    .where('published_at', 'is not', null)
    .executeTakeFirstOrThrow();
  return published;
}
