import { selectionClosesOn } from './campaign-clock.ts';
import { type CampaignStatus, canChooseCreators } from './campaign-states.ts';

/** The next step of a campaign, by the business or by others. */
export const CAMPAIGN_STEPS = [
  'finish_draft',
  'fund',
  'choose_creators',
  'pay_in_again',
  'resume',
  'paused_by_us',
  'payments_paused',
  'wait_for_applicants',
  'wait_for_answers',
  'nobody_to_choose',
  'in_the_making',
] as const;
export type CampaignStepName = (typeof CAMPAIGN_STEPS)[number];

export interface CampaignStep {
  step: CampaignStepName;
  /** The deadline of the step, if it has one. */
  due_on: string | null;
}

/** A stopped campaign takes no creators and no money. If only its payments are stopped, work continues. */
export const CAMPAIGN_STOPS = ['campaign', 'payments'] as const;

interface CampaignProgress {
  status: CampaignStatus;
  is_paused_by_admin: boolean;
  /** An offer has no applicants to choose from, and its refunded spots stay refunded. */
  is_offer: boolean;
  stopped: (typeof CAMPAIGN_STOPS)[number] | null;
  slots: number;
  funded_slots: number;
  taken_slots: number;
  /** Applications without a decision. */
  waiting_count: number;
  application_deadline: string | null;
  closed_at: string | null;
}

export function nextCampaignStep(campaign: CampaignProgress): CampaignStep | null {
  const { status, is_paused_by_admin, stopped, funded_slots, taken_slots, waiting_count } = campaign;
  if (status === 'draft') return { step: 'finish_draft', due_on: null };
  if (status !== 'awaiting_funding' && !canChooseCreators(status)) return null;
  if (is_paused_by_admin || stopped === 'campaign') return { step: 'paused_by_us', due_on: null };
  if (status === 'awaiting_funding') return { step: payable(campaign, 'fund'), due_on: null };
  if (campaign.is_offer) return offerStep(campaign);
  // Choosing is not asked for while the campaign is paused. The words of the step say how many applicants are waiting.
  if (status !== 'paused' && waiting_count > 0 && taken_slots < funded_slots) {
    return { step: 'choose_creators', due_on: selectionClosesOn(campaign) };
  }
  if (taken_slots >= campaign.slots) return { step: 'in_the_making', due_on: null };
  // Without a paid spot nobody can be accepted, so paying comes before resuming.
  if (status !== 'closed' && taken_slots >= funded_slots) {
    return { step: payable(campaign, 'pay_in_again'), due_on: campaign.application_deadline };
  }
  if (status === 'paused') return { step: 'resume', due_on: campaign.application_deadline };
  if (status === 'live') return { step: 'wait_for_applicants', due_on: campaign.application_deadline };
  return taken_slots > 0
    ? { step: 'in_the_making', due_on: null }
    : { step: 'nobody_to_choose', due_on: selectionClosesOn(campaign) };
}

/** Its quotes are answered in their own list. */
function offerStep({ status, waiting_count, taken_slots }: CampaignProgress): CampaignStep {
  if (status === 'paused') return { step: 'resume', due_on: null };
  const isDone = waiting_count === 0 && taken_slots > 0;
  return { step: isDone ? 'in_the_making' : 'wait_for_answers', due_on: null };
}

function payable({ stopped }: CampaignProgress, step: 'fund' | 'pay_in_again'): CampaignStepName {
  return stopped === null ? step : 'payments_paused';
}

/** Whether the business has to act. The other steps wait for someone else. */
export function isTurnOfBusiness(step: CampaignStepName): boolean {
  return ['finish_draft', 'fund', 'choose_creators', 'pay_in_again', 'resume'].includes(step);
}
