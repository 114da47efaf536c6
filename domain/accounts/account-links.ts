import { ACCOUNT_LINK_MINUTES, SIGN_IN_LINK_MINUTES } from './limits.ts';

/** The single-use links we mail, and how long each works. */
export const LINK_MINUTES = {
  verify_email: ACCOUNT_LINK_MINUTES,
  sign_in: SIGN_IN_LINK_MINUTES,
  reset_password: ACCOUNT_LINK_MINUTES,
  confirm_email_change: ACCOUNT_LINK_MINUTES,
  verify_new_email: ACCOUNT_LINK_MINUTES,
  /** Longer than the waiting time of a new bank account. */
  stop_account: 7 * 24 * 60,
} as const;
export type LinkPurpose = keyof typeof LINK_MINUTES;
export const LINK_PURPOSES = Object.keys(LINK_MINUTES) as [LinkPurpose, ...LinkPurpose[]];

/** The states of a link before it is used. An `unknown` link is not ours, or was tampered with. */
export const LINK_STATES = ['open', 'used', 'expired', 'unknown'] as const;
export type LinkState = (typeof LINK_STATES)[number];
