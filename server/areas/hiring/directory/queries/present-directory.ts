import type { DirectoryCreator } from '#contract/hiring/directory.ts';
import { readRatings } from '#server/areas/base/ratings/read-ratings.ts';
import { listCreatorProfiles } from '#server/areas/creators/profiles/queries/list-creator-profiles.ts';
import { listSocialAccounts } from '#server/areas/creators/social-accounts/queries/list-social-accounts.ts';
import { avatarsOf } from '#server/areas/hiring/applicants/queries/present-applicants.ts';
import type { Database } from '#server/platform/db/database.ts';

/** The listed ones of these creators, in the given order, without anything that leads to them outside Bizmeet. */
export async function presentDirectory(db: Database, ids: readonly string[]): Promise<DirectoryCreator[]> {
  if (ids.length === 0) return [];
  const entries = await db
    .selectFrom('directory_entries')
    .select(['creator_id', 'price_from_cents', 'on_time_percent', 'median_rounds', 'job_count'])
    .where('creator_id', 'in', ids)
    .execute();
  const profiles = new Map((await listCreatorProfiles(db, ids)).map((profile) => [profile.id, profile]));
  const accounts = Map.groupBy(await listSocialAccounts(db, ids), ({ creator_id }) => creator_id);
  const avatars = await avatarsOf(db, ids);
  const ratingOf = await readRatings(db, 'creator', ids);
  const entryOf = new Map(entries.map((entry) => [entry.creator_id, entry]));
  return ids.flatMap((creator_id) => {
    const entry = entryOf.get(creator_id);
    const profile = profiles.get(creator_id);
    if (entry === undefined || profile === undefined) return [];
    const { full_name, handle, niches, languages, home_neighborhood } = profile;
    return [
      {
        ...entry,
        full_name,
        handle,
        niches,
        languages,
        avatar: avatars.get(creator_id) ?? null,
        neighborhood_name: home_neighborhood?.neighborhood_name ?? null,
        accounts: (accounts.get(creator_id) ?? []).map(
          ({ platform, followers, claimed_followers, numbers_source, numbers_read_at }) => ({
            platform,
            followers,
            claimed_followers,
            numbers_source,
            numbers_read_at,
          }),
        ),
        rating: ratingOf(creator_id),
      },
    ];
  });
}
