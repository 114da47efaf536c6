import type { NewApplicant } from '#contract/flows/business-overview.ts';
import { displayName } from '#domain/format/display-name.ts';
import { readFaces } from '#server/areas/base/media/queries/read-faces.ts';
import { biggestAudience } from '#server/areas/creators/social-accounts/biggest-audience.ts';
import type { Context } from '#server/platform/context.ts';
import type { Database } from '#server/platform/db/database.ts';

const MOST = 5;

/** Applicants a business has neither shortlisted nor answered, latest first. */
export async function listNewApplicants(
  context: Pick<Context, 'db' | 'files' | 'now'>,
  businessId: string,
): Promise<NewApplicant[]> {
  const rows = await waiting(context.db, businessId)
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

export async function countNewApplicants(db: Database, businessId: string): Promise<number> {
  const { count } = await waiting(db, businessId)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

function waiting(db: Database, businessId: string) {
  return db
    .selectFrom('campaigns')
    .innerJoin('applications', 'applications.campaign_id', 'campaigns.id')
    .where('campaigns.business_id', '=', businessId)
    .where('campaigns.status', 'in', ['live', 'paused', 'closed'])
    .where('applications.status', '=', 'submitted');
}
