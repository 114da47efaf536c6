import type { CampaignApplicant } from '#contract/campaign-applicants.ts';
import type { Database } from '../../db/database.ts';

const MOST_SHOWN = 5;

/** Who chose them before, the latest first. */
export async function listPastJobs(
  db: Database,
  { creator_id, but }: { creator_id: string; but: string },
): Promise<CampaignApplicant['past_jobs']> {
  const jobs = await db
    .selectFrom('applications')
    .innerJoin('campaigns', 'campaigns.id', 'applications.campaign_id')
    .innerJoin('businesses', 'businesses.id', 'campaigns.business_id')
    .select(['applications.id as application_id', 'campaigns.title as campaign_title'])
    .select(['businesses.business_name', 'applications.decided_at'])
    .where('applications.creator_id', '=', creator_id)
    .where('applications.status', '=', 'accepted')
    .where('applications.id', '<>', but)
    .orderBy('applications.decided_at', 'desc')
    .orderBy('applications.id', 'desc')
    .limit(MOST_SHOWN)
    .execute();
  return jobs.map(({ decided_at, ...job }) => ({ ...job, accepted_at: decided_at ?? '' }));
}
