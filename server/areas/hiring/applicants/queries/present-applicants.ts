import type { MediaFile } from '#contract/base/media.ts';
import type { CampaignApplicantRow } from '#contract/hiring/applicants.ts';
import type { Niche } from '#domain/creators/niches.ts';
import { type Fit, fitsOf } from '#domain/hiring/application-fit.ts';
import { findMedia } from '#server/areas/base/media/queries/find-media.ts';
import { readRatings } from '#server/areas/base/ratings/read-ratings.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { ApplicantFacts } from './applicant-query.ts';
import { type Criteria, readCriteria } from './read-criteria.ts';

/** The rows of the response, each with whether it meets the campaign's criteria. */
export async function presentApplicants(
  db: Database,
  campaignId: string,
  rows: readonly ApplicantFacts[],
): Promise<CampaignApplicantRow[]> {
  const creatorIds = rows.map(({ creator_id }) => creator_id);
  const [criteria, avatars, ratingOf] = await Promise.all([
    readCriteria(db, campaignId),
    avatarsOf(db, creatorIds),
    readRatings(db, 'creator', creatorIds),
  ]);
  const fits = await fitsOfCreators(
    db,
    criteria,
    rows.map(({ creator_id, followers }) => ({ creator_id, followers })),
  );
  return rows.map(({ miles, are_numbers_read, ...row }) => ({
    ...row,
    jobs_count: Number(row.jobs_count),
    jobs_here_count: Number(row.jobs_here_count),
    note_count: Number(row.note_count),
    are_numbers_read: are_numbers_read ?? false,
    distance_miles: miles === null ? null : Math.round(miles * 10) / 10,
    avatar: avatars.get(row.creator_id) ?? null,
    rating: ratingOf(row.creator_id),
    fits: [...(fits.get(row.creator_id) ?? [])],
  }));
}

/** The avatars of these creators. */
export async function avatarsOf(db: Database, ids: readonly string[]): Promise<Map<string, MediaFile>> {
  const files = await findMedia(db, { entity_type: 'creator', entity_ids: ids, roles: ['avatar'] });
  return new Map(files.map((file) => [file.entity_id, file]));
}

interface Candidate {
  creator_id: string;
  followers: number | null;
}

export async function fitsOfCreators(
  db: Database,
  criteria: Criteria,
  candidates: readonly Candidate[],
): Promise<Map<string, readonly Fit[]>> {
  const ids = candidates.map(({ creator_id }) => creator_id);
  if (ids.length === 0) return new Map();
  const niches = await db
    .selectFrom('creator_niches')
    .select(['creator_id', 'niche'])
    .where('creator_id', 'in', ids)
    .execute();
  const homes = await db
    .selectFrom('creators')
    .innerJoin('neighborhoods', 'neighborhoods.id', 'creators.home_neighborhood_id')
    .select(['creators.id as creator_id', 'neighborhoods.id', 'neighborhoods.neighborhood_name'])
    .where('creators.id', 'in', ids)
    .execute();
  const homeOf = new Map(homes.map(({ creator_id, ...home }) => [creator_id, home]));
  const nichesOf = Map.groupBy(niches, ({ creator_id }) => creator_id);
  return new Map(
    candidates.map(({ creator_id, followers }) => [
      creator_id,
      fitsOf(criteria, {
        followers,
        niches: (nichesOf.get(creator_id) ?? []).map(({ niche }) => niche as Niche),
        home_neighborhood: homeOf.get(creator_id) ?? null,
      }),
    ]),
  );
}
