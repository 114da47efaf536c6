import type { BusinessOverview, NewApplicant } from '#contract/flows/business-overview.ts';
import { displayName } from '#domain/format/display-name.ts';
import { isInReach, type Reach } from '#server/areas/base/actors/reach.ts';
import { readFaces } from '#server/areas/base/media/queries/read-faces.ts';
import { biggestAudience } from '#server/areas/creators/social-accounts/biggest-audience.ts';
import type { Context } from '#server/platform/context.ts';
import type { Database } from '#server/platform/db/database.ts';

const MOST = 5;
const FACES_OF_A_CAMPAIGN = 2;

/** Applicants a business has neither shortlisted nor answered, latest first. */
export async function listNewApplicants(
  context: Pick<Context, 'db' | 'files' | 'now'>,
  businessId: string,
  reach: Reach,
): Promise<NewApplicant[]> {
  const rows = await waiting(context.db, businessId, reach)
    .innerJoin('creators', 'creators.id', 'applications.creator_id')
    .innerJoin('users', 'users.id', 'creators.user_id')
    .leftJoin('profiles', 'profiles.user_id', 'creators.user_id')
    .leftJoinLateral(biggestAudience, (join) => join.onTrue())
    .select(['applications.id as application_id', 'applications.submitted_at', 'creators.id as creator_id'])
    .select(['campaigns.id as campaign_id', 'campaigns.slug as campaign_slug'])
    .select(['campaigns.title as campaign_title', 'users.email', 'profiles.full_name'])
    .select(['audience.platform', 'audience.followers'])
    .orderBy('applications.submitted_at', 'desc')
    .orderBy('applications.id', 'desc')
    .limit(MOST)
    .execute();
  const faces = await readFaces(
    context,
    rows.map(({ creator_id }) => creator_id),
  );
  return rows.map(({ email, full_name, ...row }) => ({
    ...row,
    avatar_url: faces.get(row.creator_id) ?? null,
    creator_name: displayName({ email, full_name }),
  }));
}

/** The latest undecided applicants of each campaign, as faces of its row. */
export async function listWaitingFaces(
  context: Pick<Context, 'db' | 'files' | 'now'>,
  campaignIds: readonly string[],
): Promise<BusinessOverview['waiting_faces']> {
  if (campaignIds.length === 0) return [];
  const rows = await context.db
    .selectFrom('campaigns')
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('applications')
          .select(['applications.creator_id', 'applications.submitted_at'])
          .whereRef('applications.campaign_id', '=', 'campaigns.id')
          .where('applications.status', 'in', ['submitted', 'shortlisted'])
          .orderBy('applications.submitted_at', 'desc')
          .limit(FACES_OF_A_CAMPAIGN)
          .as('a'),
      (join) => join.onTrue(),
    )
    .innerJoin('creators', 'creators.id', 'a.creator_id')
    .innerJoin('users', 'users.id', 'creators.user_id')
    .leftJoin('profiles', 'profiles.user_id', 'creators.user_id')
    .select(['campaigns.id as campaign_id', 'a.creator_id', 'users.email', 'profiles.full_name'])
    .where('campaigns.id', 'in', [...campaignIds])
    .orderBy('campaigns.id')
    .orderBy('a.submitted_at', 'desc')
    .execute();
  const faces = await readFaces(
    context,
    rows.map(({ creator_id }) => creator_id),
  );
  return rows.map(({ campaign_id, creator_id, email, full_name }) => ({
    campaign_id,
    creator_name: displayName({ email, full_name }),
    avatar_url: faces.get(creator_id) ?? null,
  }));
}

export async function countNewApplicants(db: Database, businessId: string, reach: Reach): Promise<number> {
  const { count } = await waiting(db, businessId, reach)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

function waiting(db: Database, businessId: string, reach: Reach) {
  return (
    db
      .selectFrom('campaigns')
      .innerJoin('applications', 'applications.campaign_id', 'campaigns.id')
      .where('campaigns.business_id', '=', businessId)
      .where(isInReach(reach, 'campaigns.id'))
      // Creators with an offer didn't apply, and their quotes are counted.
      .where('campaigns.is_offer', '=', false)
      .where('campaigns.status', 'in', ['live', 'paused', 'closed'])
      .where('applications.status', '=', 'submitted')
  );
}
