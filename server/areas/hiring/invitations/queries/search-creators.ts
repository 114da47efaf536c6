import { sql } from 'kysely';
import type { CampaignApplicantsParams } from '#contract/hiring/applicants.ts';
import type { CreatorSearchQuery, FoundCreator } from '#contract/hiring/invitations.ts';
import type { Account } from '#domain/accounts/access.ts';
import { NICHES, type Niche } from '#domain/creators/niches.ts';
import type { SocialPlatform } from '#domain/creators/social-platforms.ts';
import { readRatings } from '#server/areas/base/ratings/read-ratings.ts';
import { getOwnCampaign } from '#server/areas/campaigns/campaigns/queries/find-own-campaign.ts';
import { listCreatorProfiles } from '#server/areas/creators/profiles/queries/list-creator-profiles.ts';
import { avatarsOf, fitsOfCreators } from '#server/areas/hiring/applicants/queries/present-applicants.ts';
import { readCriteria } from '#server/areas/hiring/applicants/queries/read-criteria.ts';
import { cutPage, readCursor } from '#server/platform/db/cursor.ts';
import type { Database } from '#server/platform/db/database.ts';
import { beginsWith, isSearch } from '#server/platform/db/prefix.ts';

/** Creators to invite to a campaign, with their status in it, most followers first. */
export async function searchCreators(
  db: Database,
  account: Account,
  params: CampaignApplicantsParams,
  query: CreatorSearchQuery,
): Promise<{ creators: FoundCreator[]; next_cursor: string | null }> {
  const campaign = await getOwnCampaign(db, account, params, 'read');
  const rows = await foundRows(db, campaign.id, query);
  const { page, next_cursor } = cutPage(rows, query.limit, ({ followers, creator_id }) => [
    String(followers ?? -1),
    creator_id,
  ]);
  const ids = page.map(({ creator_id }) => creator_id);
  const profiles = new Map((await listCreatorProfiles(db, ids)).map((profile) => [profile.id, profile]));
  const fits = await fitsOfCreators(db, await readCriteria(db, campaign.id), page);
  const avatars = await avatarsOf(db, ids);
  const ratingOf = await readRatings(db, 'creator', ids);
  const creators = page.map((row) => ({
    ...row,
    avatar: avatars.get(row.creator_id) ?? null,
    niches: profiles.get(row.creator_id)?.niches ?? [],
    rates: profiles.get(row.creator_id)?.rates ?? [],
    rating: ratingOf(row.creator_id),
    fits: [...(fits.get(row.creator_id) ?? [])],
  }));
  return { creators, next_cursor };
}

function foundRows(db: Database, campaignId: string, query: CreatorSearchQuery) {
  const { search, niche, borough, neighborhood_id, min_followers, kind, max_rate_cents, cursor, limit } =
    query;
  const after = readCursor(cursor);
  return db
    .selectFrom('creator_audiences as audience')
    .innerJoin('creators', 'creators.id', 'audience.creator_id')
    .innerJoin('profiles', 'profiles.user_id', 'creators.user_id')
    .leftJoin('neighborhoods', 'neighborhoods.id', 'creators.home_neighborhood_id')
    .leftJoin('applications', (join) =>
      join
        .onRef('applications.creator_id', '=', 'creators.id')
        .on('applications.campaign_id', '=', campaignId),
    )
    .select(['creators.id as creator_id', 'profiles.full_name', 'creators.handle'])
    .select(['neighborhoods.neighborhood_name', 'audience.followers'])
    .select((eb) => eb.ref('audience.platform').$castTo<SocialPlatform | null>().as('platform'))
    .select('applications.status')
    .where('creators.status', 'in', ['approved', 'active'])
    .where('creators.is_listed', '=', true)
    .where('profiles.role', '=', 'creator')
    .where('profiles.account_status', '=', 'active')
    .$if(isSearch(search), (rows) => rows.where(isNamed(search ?? '')))
    .$if(niche !== undefined && NICHES.includes(niche), (rows) => rows.where(makes(niche ?? NICHES[0])))
    .$if(borough !== undefined, (rows) => rows.where('neighborhoods.borough', '=', borough ?? 'Brooklyn'))
    .$if(neighborhood_id !== undefined, (rows) =>
      rows.where('creators.home_neighborhood_id', '=', neighborhood_id ?? null),
    )
    .$if(min_followers !== undefined, (rows) => rows.where('audience.followers', '>=', min_followers ?? 0))
    .$if(kind !== undefined, (rows) => rows.where(asksAtMost(kind ?? '', max_rate_cents)))
    .$if(after !== null, (rows) =>
      rows.where(
        sql<boolean>`(coalesce(audience.followers, -1), audience.creator_id) <
          (${after?.[0]}::integer, ${after?.[1]}::uuid)`,
      ),
    )
    .orderBy(sql`coalesce(audience.followers, -1) desc`)
    .orderBy('audience.creator_id', 'desc')
    .limit(limit + 1)
    .execute();
}

/** Matches the beginning of the full name, the last name or the handle. Each has an index. */
function isNamed(search: string) {
  const text = search.replace(/^@/, '');
  const lastName = sql`lower(substring(full_name, '[^ ]+$'))`;
  return sql<boolean>`creators.user_id in (
    select user_id from profiles where ${beginsWith(sql`lower(full_name)`, text)}
    union select user_id from profiles where ${beginsWith(lastName, text)}
    union select user_id from creators where ${beginsWith(sql`handle`, text)}
  )`;
}

function makes(niche: Niche) {
  return sql<boolean>`exists (select 1 from creator_niches n
    where n.creator_id = creators.id and n.niche = ${niche})`;
}

function asksAtMost(kind: string, cents: number | undefined) {
  const most = cents === undefined ? sql`` : sql`and r.price_cents <= ${cents}`;
  return sql<boolean>`exists (select 1 from creator_rates r
    where r.creator_id = creators.id and r.kind = ${kind} ${most})`;
}
