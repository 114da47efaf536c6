import type { ReviewStep } from './application-steps.ts';

/** Why an application is not let in as it stands, in the words of the list it is chosen from. */
export const REVIEW_REASONS = [
  'Numbers do not match',
  'Fewer than 3 pieces',
  'Links are private',
  'Not in New York',
  'Other',
] as const;
export type ReviewReason = (typeof REVIEW_REASONS)[number];

/** The stop of the application at which each is put right. */
export const STEP_OF_REASON: Record<ReviewReason, ReviewStep> = {
  'Numbers do not match': 'channels',
  'Fewer than 3 pieces': 'portfolio',
  'Links are private': 'portfolio',
  'Not in New York': 'about',
  Other: 'about',
};

export const REVIEW_NOTE_MAX_LENGTH = 2000;
export const MOST_BULK_DECISIONS = 50;
export const MOST_REVIEW_ITEMS = 10;

/** The two halves of the queue: who waits for us, and who has it back. */
export const APPLICANT_SEGMENTS = ['waiting', 'changes'] as const;
export type ApplicantSegment = (typeof APPLICANT_SEGMENTS)[number];
