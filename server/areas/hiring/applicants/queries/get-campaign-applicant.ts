import type { CampaignApplicant, CampaignApplicantParams } from '#contract/hiring/applicants.ts';
import type { Account } from '#domain/accounts/access.ts';
import { presentCreator } from '#server/areas/creators/profiles/policy.ts';
import { getCreatorProfile } from '#server/areas/creators/profiles/queries/get-creator-profile.ts';
import { listSocialAccounts } from '#server/areas/creators/social-accounts/queries/list-social-accounts.ts';
import type { Database } from '#server/platform/db/database.ts';
import { Problem } from '#server/platform/errors.ts';
import { applicantQuery } from './applicant-query.ts';
import { requireApplicant } from './find-campaign-application.ts';

import { countPortfolio, listSentPieces } from './list-sent-pieces.ts';
import { placesOf } from './miles-to-places.ts';
import { pairAnswers } from './pair-answers.ts';
import { presentApplicants } from './present-applicants.ts';

const MOST_SHOWN = 5;

/** Everything needed to decide, in one response. URLs of files are requested separately. */
export async function getCampaignApplicant(
  db: Database,
  account: Account,
  params: CampaignApplicantParams,
): Promise<CampaignApplicant> {
  const { application_id } = params;
  const campaign = await requireApplicant(db, account, params, 'read');
  const facts = await applicantQuery(db, { campaign, places: await placesOf(db, campaign.id) })
    .where('applications.id', '=', application_id)
    .executeTakeFirst();
  const [row] = facts ? await presentApplicants(db, campaign.id, [facts]) : [];
  if (row === undefined) throw new Problem('not_found', 'We can’t find that applicant.');
  const { answers, brief_version, agreed_version, ...sent } = await readSent(db, application_id);
  const { creator_id } = row;
  return {
    ...row,
    ...sent,
    creator: presentCreator(await getCreatorProfile(db, creator_id), 'public'),
    accounts: await listSocialAccounts(db, [creator_id]),
    answers: await pairAnswers(db, { campaign_id: campaign.id, brief_version }, answers),
    pieces: await listSentPieces(db, application_id),
    portfolio_count: await countPortfolio(db, creator_id),
    past_jobs: await listPastJobs(db, { creator_id, but: application_id }),
    has_newer_brief: row.submitted_at !== null && agreed_version < campaign.brief_version,
  };
}

function readSent(db: Database, applicationId: string) {
  return db
    .selectFrom('applications')
    .select(['pitch', 'availability', 'answers', 'brief_version', 'agreed_version', 'payout_cents'])
    .select(['reason', 'note', 'decided_at', 'invitation'])
    .where('id', '=', applicationId)
    .executeTakeFirstOrThrow();
}

/** Past jobs of the creator, latest first. */
async function listPastJobs(
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
