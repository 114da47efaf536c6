import { picksCloseOn } from './campaign-clock.ts';
import { type CampaignStatus, canChooseCreators } from './campaign-states.ts';

/** The next step of a campaign, by the business or by others. */
export const CAMPAIGN_STEPS = [
  'finish_draft',
  'fund',
  'pick_creators',
  'pay_in_again',
  'resume',
  'held_by_us',
  'payments_paused',
  'wait_for_applicants',
  'nobody_to_pick',
  'in_the_making',
] as const;
export type CampaignStepName = (typeof CAMPAIGN_STEPS)[number];

export interface CampaignStep {
  step: CampaignStepName;
  /** The last day for it, where there is one. */
  due_on: string | null;
}

/** A stopped campaign takes nobody and no money; where only payments are stopped, work goes on. */
export const CAMPAIGN_STOPS = ['campaign', 'payments'] as const;

interface CampaignProgress {
  status: CampaignStatus;
  is_held_by_admin: boolean;
  stopped: (typeof CAMPAIGN_STOPS)[number] | null;
  slots: number;
  funded_slots: number;
  taken_slots: number;
  /** Applications nobody has decided yet. */
  waiting_count: number;
  application_deadline: string | null;
  closed_at: string | null;
}

export function nextCampaignStep(campaign: CampaignProgress): CampaignStep | null {
  const { status, is_held_by_admin, stopped, funded_slots, taken_slots, waiting_count } = campaign;
  if (status === 'draft') return { step: 'finish_draft', due_on: null };
  if (status !== 'awaiting_funding' && !canChooseCreators(status)) return null;
  if (is_held_by_admin || stopped === 'campaign') return { step: 'held_by_us', due_on: null };
  if (status === 'awaiting_funding') return { step: payable(campaign, 'fund'), due_on: null };
  if (waiting_count > 0 && taken_slots < funded_slots) {
    return { step: 'pick_creators', due_on: picksCloseOn(campaign) };
  }
  if (taken_slots >= campaign.slots) return { step: 'in_the_making', due_on: null };
  // Nobody can be taken, so opening it again comes after paying in.
  if (status !== 'closed' && taken_slots >= funded_slots) {
    return { step: payable(campaign, 'pay_in_again'), due_on: campaign.application_deadline };
  }
  if (status === 'paused') return { step: 'resume', due_on: campaign.application_deadline };
  if (status === 'live') return { step: 'wait_for_applicants', due_on: campaign.application_deadline };
  return taken_slots > 0
    ? { step: 'in_the_making', due_on: null }
    : { step: 'nobody_to_pick', due_on: picksCloseOn(campaign) };
}

function payable({ stopped }: CampaignProgress, step: 'fund' | 'pay_in_again'): CampaignStepName {
  return stopped === null ? step : 'payments_paused';
}

/** Those that somebody has to do something about; the others only say what is waited for. */
export function isTurnOfBusiness(step: CampaignStepName): boolean {
  return ['finish_draft', 'fund', 'pick_creators', 'pay_in_again', 'resume'].includes(step);
}
