import type { OwnCampaign } from '#contract/campaigns/own-campaigns.ts';
import { unpaidSpots } from '#domain/campaigns/spots.ts';
import { deadlineLabel, isUrgent } from '#domain/format/deadlines.ts';
import { counted } from './count-words.ts';
import { offerStepWords } from './offer-step-words.ts';

interface StepWords {
  text: string;
  /** "3 days left", if the step has a deadline. */
  due: string | null;
  isUrgent: boolean;
}

/** A campaign's next step, or the reason it is waiting, in a line. */
export function stepWords(campaign: OwnCampaign, now: Date): StepWords | null {
  const { next } = campaign;
  if (next === null) return null;
  // Each creator of an offer has a clock of their own.
  if (campaign.is_offer) return { text: offerStepWords(campaign, next.step), due: null, isUrgent: false };
  const isDated = next.due_on !== null;
  return {
    text: wordsOf(campaign, next.step),
    due: isDated ? deadlineLabel(next.due_on, now) : null,
    isUrgent: isDated && next.step === 'choose_creators' && isUrgent(next.due_on, now),
  };
}

function wordsOf(campaign: OwnCampaign, step: NonNullable<OwnCampaign['next']>['step']): string {
  const { funded_slots, taken_slots, waiting_count } = campaign;
  const open = funded_slots - taken_slots;
  switch (step) {
    case 'finish_draft':
      return 'Finish the draft to post it';
    case 'fund':
      return 'Pay to publish';
    case 'choose_creators':
      return `Pick ${Math.min(open, waiting_count)} of ${counted(waiting_count, 'applicant')}`;
    case 'pay_in_again':
      return `Fund ${counted(unpaidSpots(campaign), 'more spot')} to choose creators`;
    case 'resume':
      return waiting_count === 0 ? 'Paused' : `Paused, ${counted(waiting_count, 'applicant')} waiting`;
    case 'paused_by_us':
      return 'We paused it. Contact us.';
    case 'payments_paused':
      return 'Payments are paused. Contact us.';
    case 'wait_for_answers':
      return offerStepWords(campaign, step);
    case 'wait_for_applicants':
      return 'Waiting for applicants';
    case 'nobody_to_choose':
      return 'No applicants left to choose';
    case 'in_the_making':
      return 'Creators are working';
  }
}
