export const WAITING_LIST_STATUSES = ['pending', 'confirmed', 'removed'] as const;
export type WaitingListStatus = (typeof WAITING_LIST_STATUSES)[number];

/** Whoever holds the link may confirm or leave at any time, in any order, any number of times. */
export const WAITING_LIST_MOVES: Record<
  'confirm' | 'remove',
  Record<WaitingListStatus, WaitingListStatus>
> = {
  confirm: { pending: 'confirmed', confirmed: 'confirmed', removed: 'confirmed' },
  remove: { pending: 'removed', confirmed: 'removed', removed: 'removed' },
};
