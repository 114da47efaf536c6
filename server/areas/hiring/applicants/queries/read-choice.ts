import type { CampaignApplicantPage } from '#contract/hiring/applicants.ts';
import { canChooseCreators, DECIDE_WITHIN_DAYS } from '#domain/campaigns/campaign-states.ts';
import { type CampaignApplicantSegment, SEGMENT_STATUSES } from '#domain/hiring/applicant-segments.ts';
import type { Context } from '#server/platform/context.ts';
import type { Database } from '#server/platform/db/database.ts';

type Choice = Pick<
  CampaignApplicantPage,
  'counts' | 'spots' | 'payout_cents' | 'can_choose' | 'is_stopped' | 'decide_by'
>;

/** The state of the selection: applicants by segment, open spots, and the deadline to decide. */
export async function readChoice({ db }: Pick<Context, 'db'>, campaignId: string): Promise<Choice> {
  const [campaign, counted] = await Promise.all([
    selectCampaign(db, campaignId),
    countApplicants(db, campaignId),
  ]);
  const countOf = (segment: CampaignApplicantSegment) =>
    counted
      .filter(({ status }) => SEGMENT_STATUSES[segment].includes(status))
      .reduce((sum, { count }) => sum + Number(count), 0);
  const { slots, funded_slots: funded, taken_slots: taken, status, application_deadline } = campaign;
  return {
    counts: {
      to_review: countOf('to_review'),
      shortlisted: countOf('shortlisted'),
      accepted: countOf('accepted'),
      declined: countOf('declined'),
      invited: countOf('invited'),
    },
    spots: { slots, funded, taken, open: funded - taken },
    payout_cents: campaign.creator_payout_cents,
    can_choose: canChooseCreators(status),
    is_stopped: campaign.stopped_at !== null,
    decide_by: application_deadline && daysAfter(application_deadline, DECIDE_WITHIN_DAYS),
  };
}

function daysAfter(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}

function selectCampaign(db: Database, campaignId: string) {
  return db
    .selectFrom('campaigns')
    .select(['slots', 'funded_slots', 'taken_slots', 'creator_payout_cents', 'status', 'stopped_at'])
    .select('application_deadline')
    .where('id', '=', campaignId)
    .executeTakeFirstOrThrow();
}

function countApplicants(db: Database, campaignId: string) {
  return db
    .selectFrom('applications')
    .select(['status', ({ fn }) => fn.countAll<number>().as('count')])
    .where('campaign_id', '=', campaignId)
    .groupBy('status')
    .execute();
}
