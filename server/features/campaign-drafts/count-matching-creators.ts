import type { CampaignDraft } from '#contract/campaign-drafts.ts';
import { NEW_YORK_CITY_ID } from '#domain/city.ts';
import type { Database } from '../../db/database.ts';

/** Counting ends here: beyond it a number tells nobody more than "over a thousand" does. */
const MOST_COUNTED = 1000;

/** Creators in the city whom the criteria of a draft let apply. Followers count on any one platform. */
export async function countMatchingCreators(
  db: Database,
  {
    min_followers,
    criteria_niches,
    criteria_neighborhood_ids,
  }: Pick<CampaignDraft, 'min_followers' | 'criteria_niches' | 'criteria_neighborhood_ids'>,
): Promise<{ count: number; has_more: boolean }> {
  let fitting = db
    .selectFrom('creators as c')
    .select('c.id')
    .where('c.status', 'in', ['approved', 'active'])
    .where('c.home_city_id', '=', NEW_YORK_CITY_ID);
  if (criteria_neighborhood_ids.length > 0) {
    fitting = fitting.where('c.home_neighborhood_id', 'in', criteria_neighborhood_ids);
  }
  if (criteria_niches.length > 0) {
    fitting = fitting.where(({ exists, selectFrom }) =>
      exists(
        selectFrom('creator_niches as n')
          .select('n.niche')
          .whereRef('n.creator_id', '=', 'c.id')
          .where('n.niche', 'in', criteria_niches),
      ),
    );
  }
  if (min_followers > 0) {
    fitting = fitting.where(({ exists, selectFrom }) =>
      exists(
        selectFrom('social_accounts as s')
          .select('s.id')
          .whereRef('s.creator_id', '=', 'c.id')
          .where(({ eb, fn, val }) =>
            eb(fn.coalesce('s.followers', 's.claimed_followers', val(0)), '>=', min_followers),
          ),
      ),
    );
  }
  const { count } = await db
    .selectFrom(fitting.limit(MOST_COUNTED + 1).as('fitting'))
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return { count: Math.min(count, MOST_COUNTED), has_more: count > MOST_COUNTED };
}
