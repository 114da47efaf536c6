export const APPLICATION_STATUSES = [
  'invited',
  'submitted',
  'shortlisted',
  'accepted',
  'rejected',
  'withdrawn',
  'declined',
  'expired',
] as const;
export type ApplicationStatus = (typeof APPLICATION_STATUSES)[number];

/** The life of an application. `from: null` is a creator who hasn't applied to this campaign yet. */
export const APPLICATION_MOVES = {
  invite: { from: [null], to: 'invited', by: 'business' },
  submit: { from: [null, 'invited', 'withdrawn', 'declined'], to: 'submitted', by: 'creator' },
  /** A creator declines an invitation. */
  decline: { from: ['invited'], to: 'declined', by: 'creator' },
  withdraw: { from: ['submitted', 'shortlisted'], to: 'withdrawn', by: 'creator' },
  /** A business offers the job: the creator's yes to it is the application. */
  offer: { from: [null], to: 'submitted', by: 'business' },
  decline_offer: { from: ['submitted', 'shortlisted'], to: 'declined', by: 'creator' },
  withdraw_offer: { from: ['submitted', 'shortlisted'], to: 'expired', by: 'business' },
  shortlist: { from: ['submitted'], to: 'shortlisted', by: 'business' },
  unshortlist: { from: ['shortlisted'], to: 'submitted', by: 'business' },
  accept: { from: ['submitted', 'shortlisted'], to: 'accepted', by: 'business' },
  reject: { from: ['submitted', 'shortlisted'], to: 'rejected', by: 'business' },
  /** Possible within ten seconds, before anyone was notified. */
  undo_reject: { from: ['rejected'], to: 'submitted', by: 'business' },
  undo_accept: { from: ['accepted'], to: 'submitted', by: 'business' },
  expire: { from: ['invited', 'submitted', 'shortlisted'], to: 'expired', by: 'clock' },
} as const satisfies Record<string, ApplicationMove>;
export type ApplicationMoveName = keyof typeof APPLICATION_MOVES;

interface ApplicationMove {
  from: readonly (ApplicationStatus | null)[];
  to: ApplicationStatus;
  by: 'business' | 'creator' | 'clock';
}

export function canMoveApplication(move: ApplicationMoveName, status: ApplicationStatus | null): boolean {
  const from: readonly (ApplicationStatus | null)[] = APPLICATION_MOVES[move].from;
  return from.includes(status);
}

const NOT_APPLIED: readonly (ApplicationStatus | null)[] = [null, 'invited', 'withdrawn', 'declined'];

export function hasApplied(status: ApplicationStatus | null): boolean {
  return !NOT_APPLIED.includes(status);
}

/** The application still needs a decision. */
export const OPEN_APPLICATION_STATUSES = ['submitted', 'shortlisted'] as const;
export type OpenApplicationStatus = (typeof OPEN_APPLICATION_STATUSES)[number];

export function isOpenApplication(status: ApplicationStatus): boolean {
  return OPEN_APPLICATION_STATUSES.some((open) => open === status);
}

export const PITCH_MAX_LENGTH = 1000;
export const UNDO_DECISION_SECONDS = 10;

export const REJECT_REASONS = [
  { reason: 'spot_filled', label: 'Spot filled this time' },
  { reason: 'other_style', label: 'Looking for another style' },
  { reason: 'too_far', label: 'Too far from the shop' },
  { reason: 'dates', label: 'Dates don’t work' },
  { reason: 'price', label: 'Price doesn’t fit' },
  { reason: 'other', label: 'Something else' },
] as const;
export type RejectReason = (typeof REJECT_REASONS)[number]['reason'];

export const APPLICATION_AVAILABILITY_MAX_LENGTH = 200;
export const ANSWER_MAX_LENGTH = 500;
export const MOST_APPLICATION_PIECES = 12;
export const APPLICATION_NOTE_MAX_LENGTH = 500;
