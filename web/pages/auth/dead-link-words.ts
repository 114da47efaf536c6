import { LINK_MINUTES, type LinkPurpose } from '#domain/account-links.ts';
import type { DeadLinkState } from './link-state.ts';

interface DeadLinkWords {
  title: string;
  text: string;
  next: { label: string; href: string };
}

/** Why a link cannot be used, and the step that helps. */
export function deadLinkWords(purpose: LinkPurpose, state: DeadLinkState): DeadLinkWords {
  const { used, again, next } = KINDS[purpose];
  switch (state) {
    case 'used':
      return { title: 'This link was used already.', text: used, next };
    case 'expired':
      return {
        title: 'This link has run out.',
        text: `Links like this work for ${LINK_MINUTES[purpose]} minutes. ${again}`,
        next,
      };
    case 'unknown':
      return {
        title: 'This link no longer works.',
        text: `It may be too old, used already, or cut short by a mail program. ${again}`,
        next,
      };
  }
}

interface Kind {
  /** The whole text for a link that did its work. */
  used: string;
  /** What helps whoever still needs one. */
  again: string;
  next: DeadLinkWords['next'];
}

const EMAIL_CHANGE: Kind = {
  used: 'Each address confirms a change once. Your settings say whether the other one still has to.',
  again: 'Start the change again in your settings.',
  next: { label: 'To your settings', href: '/settings' },
};

const KINDS: Record<LinkPurpose, Kind> = {
  verify_email: {
    used: 'The email it was sent to is verified. Sign in and pick up where you left off.',
    again: 'Sign in and we send a new one.',
    next: { label: 'Sign In', href: '/login' },
  },
  sign_in: {
    used: 'A link signs you in once. Ask for a new one, or use your password.',
    again: 'Ask for a new one; it takes your email and one press.',
    next: { label: 'Send me a new link', href: '/login?mode=link' },
  },
  reset_password: {
    used: 'It changes a password once. If you still need a new password, ask for another link.',
    again: 'Ask for a new one; it takes your email and one press.',
    next: { label: 'Send me a new link', href: '/auth/forgot' },
  },
  confirm_email_change: EMAIL_CHANGE,
  verify_new_email: EMAIL_CHANGE,
};
