import type { CampaignApplicant, CampaignApplicantParams } from '#contract/hiring/applicants.ts';
import type { Account } from '#domain/accounts/access.ts';
import { canMoveApplication } from '#domain/hiring/application-states.ts';
import { readSettings } from '#server/areas/base/settings/queries/read-settings.ts';
import { findFeePercent } from '#server/areas/campaigns/campaigns/queries/spot-price.ts';
import { offeredDeal } from '#server/areas/campaigns/deals/make-deal.ts';
import {
  readCurrentBrief,
  versionToSign,
} from '#server/areas/campaigns/details/queries/read-current-brief.ts';
import { presentCreator } from '#server/areas/creators/profiles/policy.ts';
import { getCreatorProfile } from '#server/areas/creators/profiles/queries/get-creator-profile.ts';
import { listSocialAccounts } from '#server/areas/creators/social-accounts/queries/list-social-accounts.ts';
import { findMissingAddresses } from '#server/areas/hiring/places/require-address.ts';
import type { Context } from '#server/platform/context.ts';
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
  context: Pick<Context, 'db' | 'config' | 'now'>,
  account: Account,
  params: CampaignApplicantParams,
): Promise<CampaignApplicant> {
  const { db } = context;
  const { application_id } = params;
  const campaign = await requireApplicant(db, account, params, 'read');
  const facts = await applicantQuery(db, { campaign, places: await placesOf(db, campaign.id) })
    .where('applications.id', '=', application_id)
    .executeTakeFirst();
  const [row] = facts ? await presentApplicants(db, campaign.id, [facts]) : [];
  if (row === undefined) throw new Problem('not_found', 'We can’t find that applicant.');
  const { answers, brief_version, agreed_version, ...sent } = await readSent(db, application_id);
  const { creator_id } = row;
  const offer = await readOffer(context, campaign, { ...row, agreed_version });
  return {
    ...row,
    ...sent,
    ...offer,
    creator: presentCreator(await getCreatorProfile(db, creator_id), 'public'),
    accounts: await listSocialAccounts(db, [creator_id]),
    answers: await pairAnswers(db, { campaign_id: campaign.id, brief_version }, answers),
    pieces: await listSentPieces(db, application_id),
    portfolio_count: await countPortfolio(db, creator_id),
    past_jobs: await listPastJobs(db, { creator_id, but: application_id }),
    has_newer_brief: row.submitted_at !== null && agreed_version < campaign.brief_version,
  };
}

type Offered = Pick<CampaignApplicant, 'creator_id' | 'status' | 'quote' | 'awaits_consent'> & {
  agreed_version: number;
};

/** The receipt the business would agree to by accepting this applicant, and the addresses that are missing. */
async function readOffer(
  context: Pick<Context, 'db' | 'config' | 'now'>,
  { id, business_id, brief_version }: Awaited<ReturnType<typeof requireApplicant>>,
  { creator_id, status, quote, awaits_consent, agreed_version }: Offered,
): Promise<Pick<CampaignApplicant, 'deal' | 'missing_addresses'>> {
  const { db } = context;
  const { business_name, creator_payout_cents, creator_user_id } = await db
    .selectFrom('campaigns as c')
    .innerJoin('businesses as b', 'b.id', 'c.business_id')
    .innerJoin('creators as k', (join) => join.on('k.id', '=', creator_id))
    .select(['b.business_name', 'c.creator_payout_cents', 'k.user_id as creator_user_id'])
    .where('c.id', '=', id)
    .executeTakeFirstOrThrow();
  const payout_cents = quote?.amount_cents ?? creator_payout_cents;
  if (payout_cents === null || !canMoveApplication('accept', status)) {
    return { deal: null, missing_addresses: [] };
  }
  const agreed = { agreed_version, needs_consent: awaits_consent };
  const { creator_fee_percent } = await readSettings(db);
  const fee_percent = await findFeePercent(db, id);
  const brief = await readCurrentBrief(db, { id, brief_version: versionToSign({ brief_version }, agreed) });
  return {
    deal: offeredDeal(brief, { id, business_name, payout_cents, fee_percent, creator_fee_percent }),
    missing_addresses: await findMissingAddresses(context, {
      business_id,
      creator_id,
      creator_user_id,
      payout_cents,
    }),
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
