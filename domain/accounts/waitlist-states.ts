export const WAITLIST_STATUSES = ['pending', 'confirmed', 'removed'] as const;
export type WaitlistStatus = (typeof WAITLIST_STATUSES)[number];

/** The link confirms or leaves at any time, in any order, any number of times, without harm. */
export const WAITLIST_MOVES: Record<'confirm' | 'remove', Record<WaitlistStatus, WaitlistStatus>> = {
  confirm: { pending: 'confirmed', confirmed: 'confirmed', removed: 'confirmed' },
  remove: { pending: 'removed', confirmed: 'removed', removed: 'removed' },
};
