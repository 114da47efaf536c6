import type { CampaignApplicant, CampaignApplicantParams } from '#contract/campaign-applicants.ts';
import type { Account } from '#domain/access.ts';
import type { Database } from '../../db/database.ts';
import { Problem } from '../../errors.ts';
import { getCreatorProfile } from '../creators/get-creator-profile.ts';
import { presentCreator } from '../creators/policy.ts';
import { listSocialAccounts } from '../social-accounts/list-social-accounts.ts';
import { applicantQuery } from './applicant-query.ts';
import { requireApplicant } from './find-campaign-application.ts';
import { listPastJobs } from './list-past-jobs.ts';
import { countPortfolio, listSentPieces } from './list-sent-pieces.ts';
import { placesOf } from './miles-to-places.ts';
import { pairAnswers } from './pair-answers.ts';
import { presentApplicants } from './present-applicants.ts';

/** All there is to decide on, in one answer; where files can be read is asked for apart. */
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
  if (row === undefined) throw new Problem('not_found', 'There is no such applicant.');
  const { answers, brief_version, ...sent } = await readSent(db, application_id);
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
    has_newer_brief: row.submitted_at !== null && brief_version < campaign.brief_version,
  };
}

function readSent(db: Database, applicationId: string) {
  return db
    .selectFrom('applications')
    .select(['pitch', 'availability', 'answers', 'brief_version', 'payout_cents'])
    .select(['reason', 'note', 'decided_at', 'invitation'])
    .where('id', '=', applicationId)
    .executeTakeFirstOrThrow();
}
