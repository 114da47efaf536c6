import { picksCloseOn } from './campaign-clock.ts';
import { type CampaignStatus, canChooseCreators } from './campaign-states.ts';

/** What a campaign needs from the business next, or what it waits for. */
export const CAMPAIGN_STEPS = [
  'finish_draft',
  'fund',
  'pick_creators',
  'pay_in_again',
  'resume',
  'held_by_us',
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

interface Standing {
  status: CampaignStatus;
  is_held_by_admin: boolean;
  slots: number;
  funded_slots: number;
  taken_slots: number;
  /** Applications nobody has decided yet. */
  waiting_count: number;
  application_deadline: string | null;
  closed_at: string | null;
}

export function nextCampaignStep(campaign: Standing): CampaignStep | null {
  const { status, is_held_by_admin, funded_slots, taken_slots, waiting_count } = campaign;
  if (status === 'draft') return { step: 'finish_draft', due_on: null };
  if (status === 'awaiting_funding') return { step: 'fund', due_on: null };
  if (!canChooseCreators(status)) return null;
  if (is_held_by_admin) return { step: 'held_by_us', due_on: null };
  if (waiting_count > 0 && taken_slots < funded_slots) {
    return { step: 'pick_creators', due_on: picksCloseOn(campaign) };
  }
  if (taken_slots >= campaign.slots) return { step: 'in_the_making', due_on: null };
  // Nobody can be taken, so opening it again comes after paying in.
  if (status !== 'closed' && taken_slots >= funded_slots) {
    return { step: 'pay_in_again', due_on: campaign.application_deadline };
  }
  if (status === 'paused') return { step: 'resume', due_on: campaign.application_deadline };
  if (status === 'live') return { step: 'wait_for_applicants', due_on: campaign.application_deadline };
  return taken_slots > 0
    ? { step: 'in_the_making', due_on: null }
    : { step: 'nobody_to_pick', due_on: picksCloseOn(campaign) };
}

/** Those that somebody has to do something about; the others only say what is waited for. */
export function isTurnOfBusiness(step: CampaignStepName): boolean {
  return ['finish_draft', 'fund', 'pick_creators', 'pay_in_again', 'resume'].includes(step);
}
