import type { InvitationLinkStatus } from '#contract/businesses/invitations.ts';
import { INVITATION_DAYS } from '#domain/businesses/invitation-states.ts';

type EndedState = Exclude<InvitationLinkStatus['state'], 'invited'>;

interface EndedWords {
  title: string;
  text: string;
  next: { label: string; href: string };
}

const HOME = { label: 'Go to home page', href: '/' };

/** The words for an invitation that can't be answered any more. */
export function endedWords(state: EndedState): EndedWords {
  switch (state) {
    case 'accepted':
      return {
        title: 'This invitation was accepted.',
        text: 'Each link works once. If you accepted it, go to your dashboard.',
        next: { label: 'Go to dashboard', href: '/business' },
      };
    case 'declined':
      return {
        title: 'This invitation was declined.',
        text: 'Changed your mind? Ask the owner to invite you again.',
        next: HOME,
      };
    case 'revoked':
      return {
        title: 'This invitation was canceled.',
        text: 'The owner canceled it before it was answered. Ask them if you didn’t expect that.',
        next: HOME,
      };
    case 'expired':
      return {
        title: 'This invitation has expired.',
        text: `Invitations work for ${INVITATION_DAYS} days. Ask the owner to send a new one.`,
        next: HOME,
      };
    case 'unknown':
      return {
        title: 'This link no longer works.',
        text: 'It may be incomplete, or there’s a newer link in our latest email. Ask the owner to send a new one.',
        next: HOME,
      };
  }
}
