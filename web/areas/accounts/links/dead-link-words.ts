import { LINK_MINUTES, type LinkPurpose } from '#domain/accounts/account-links.ts';
import type { DeadLinkState } from './link-state.ts';

interface DeadLinkWords {
  title: string;
  text: string;
  next: { label: string; href: string };
}

/** The reason a link can't be used, and the next step. */
export function deadLinkWords(purpose: LinkPurpose, state: DeadLinkState): DeadLinkWords {
  const { used, again, next } = KINDS[purpose];
  switch (state) {
    case 'used':
      return { title: 'This link was already used.', text: used, next };
    case 'expired':
      return {
        title: 'This link has expired.',
        text: `Links like this work for ${timeWords(LINK_MINUTES[purpose])}. ${again}`,
        next,
      };
    case 'unknown':
      return {
        title: 'This link no longer works.',
        text: `It may have expired, been used or been cut off by your email app. ${again}`,
        next,
      };
  }
}

function timeWords(minutes: number): string {
  return minutes < 24 * 60 ? `${minutes} minutes` : `${minutes / (24 * 60)} days`;
}

interface Kind {
  /** The full text for a link that was already used. */
  used: string;
  /** Advice for people who still need a link. */
  again: string;
  next: DeadLinkWords['next'];
}

const EMAIL_CHANGE: Kind = {
  used: 'This address already confirmed the change. Check your settings to see if the other one still needs to.',
  again: 'Start the change again in Settings.',
  next: { label: 'Go to settings', href: '/settings' },
};

const KINDS: Record<LinkPurpose, Kind> = {
  verify_email: {
    used: 'Your email is already verified. Sign in and pick up where you left off.',
    again: 'Sign in and we’ll send a new one.',
    next: { label: 'Sign In', href: '/login' },
  },
  sign_in: {
    used: 'Each link signs you in once. Request a new one or use your password.',
    again: 'Enter your email to get a new one.',
    next: { label: 'Send new link', href: '/login?mode=link' },
  },
  reset_password: {
    used: 'Each link changes your password once. If you still need a new password, request another link.',
    again: 'Enter your email to get a new one.',
    next: { label: 'Send new link', href: '/auth/forgot' },
  },
  confirm_email_change: EMAIL_CHANGE,
  verify_new_email: EMAIL_CHANGE,
  stop_account: {
    used: 'Your payouts are on hold and all devices were signed out. Choose a new password before you sign in again.',
    again: 'Choose a new password to sign out all devices. Then check your bank details in Settings.',
    next: { label: 'Reset password', href: '/auth/forgot' },
  },
};
