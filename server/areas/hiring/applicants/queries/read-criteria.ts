import { NICHES, type Niche } from '#domain/creators/niches.ts';
import type { FitCriteria } from '#domain/hiring/application-fit.ts';
import type { Database } from '#server/platform/db/database.ts';

export type Criteria = FitCriteria;

/** The criteria a campaign sets for creators, with the names of the neighborhoods. */
export async function readCriteria(db: Database, campaignId: string): Promise<Criteria> {
  const campaign = await db
    .selectFrom('campaigns')
    .select(['min_followers', 'prefers_followers', 'criteria_niches', 'criteria_neighborhood_ids'])
    .where('id', '=', campaignId)
    .executeTakeFirstOrThrow();
  const { min_followers, prefers_followers, criteria_niches, criteria_neighborhood_ids: ids } = campaign;
  const neighborhoods =
    ids.length === 0
      ? []
      : await db
          .selectFrom('neighborhoods')
          .select(['id', 'neighborhood_name'])
          .where('id', 'in', ids)
          .orderBy('neighborhood_name')
          .execute();
  const niches = criteria_niches.filter((niche): niche is Niche => NICHES.includes(niche as Niche));
  return { min_followers, prefers_followers, niches, neighborhoods };
}
