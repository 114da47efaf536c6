import type { CampaignDraft } from '#contract/campaigns/drafts.ts';
import { NEW_YORK_CITY_ID } from '#domain/base/city.ts';
import type { Database } from '#server/platform/db/database.ts';

/** Counting stops here, because "over a thousand" says enough. */
const MOST_COUNTED = 1000;

/** Counts creators in the city who meet a draft's criteria. Followers count on any one platform. */
export async function countMatchingCreators(
  db: Database,
  {
    min_followers,
    prefers_followers,
    criteria_niches,
    criteria_neighborhood_ids,
  }: Pick<
    CampaignDraft,
    'min_followers' | 'prefers_followers' | 'criteria_niches' | 'criteria_neighborhood_ids'
  >,
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
  // A wish stops nobody from applying.
  if (min_followers > 0 && !prefers_followers) {
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
