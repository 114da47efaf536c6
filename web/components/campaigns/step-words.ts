import { deadlineLabel, isUrgent } from '#domain/deadlines.ts';
import { unpaidSpots } from '#domain/spots.ts';
import type { OwnCampaign } from '#web/api/generated/types.gen.ts';

interface StepWords {
  text: string;
  /** "3 days left", where the step has an end. */
  due: string | null;
  isUrgent: boolean;
}

/** What a campaign needs next, or waits for, in a line. */
export function stepWords(campaign: OwnCampaign, now: Date): StepWords | null {
  const { next } = campaign;
  if (next === null) return null;
  const isDated = next.due_on !== null;
  return {
    text: wordsOf(campaign, next.step),
    due: isDated ? deadlineLabel(next.due_on, now) : null,
    isUrgent: isDated && next.step === 'pick_creators' && isUrgent(next.due_on, now),
  };
}

function wordsOf(campaign: OwnCampaign, step: NonNullable<OwnCampaign['next']>['step']): string {
  const { funded_slots, taken_slots, waiting_count } = campaign;
  const open = funded_slots - taken_slots;
  switch (step) {
    case 'finish_draft':
      return 'Finish the draft to post it';
    case 'fund':
      return 'Pay it in to go live';
    case 'pick_creators':
      return `Pick ${Math.min(open, waiting_count)} of ${counted(waiting_count, 'applicant')}`;
    case 'pay_in_again':
      return `Pay ${counted(unpaidSpots(campaign), 'spot')} in again to pick somebody`;
    case 'resume':
      return 'Paused, takes no applications';
    case 'held_by_us':
      return 'Write to us to open it again';
    case 'wait_for_applicants':
      return 'Waiting for applicants';
    case 'nobody_to_pick':
      return 'Nobody left to pick';
    case 'in_the_making':
      return 'Creators are at work';
  }
}

export function counted(number: number, noun: string): string {
  return `${number.toLocaleString('en-US')} ${noun}${number === 1 ? '' : 's'}`;
}
