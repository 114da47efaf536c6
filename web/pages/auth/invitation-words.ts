import type { InvitationStanding } from '#contract/invitations.ts';
import { INVITATION_DAYS } from '#domain/invitation-states.ts';

type EndedState = Exclude<InvitationStanding['state'], 'invited'>;

interface EndedWords {
  title: string;
  text: string;
  next: { label: string; href: string };
}

const HOME = { label: 'To the front page', href: '/' };

/** What became of an invitation that cannot be answered any more. */
export function endedWords(state: EndedState): EndedWords {
  switch (state) {
    case 'accepted':
      return {
        title: 'This invitation was accepted.',
        text: 'A link like this works once. If it was you who accepted, the dashboard is yours to use.',
        next: { label: 'To the dashboard', href: '/business' },
      };
    case 'declined':
      return {
        title: 'This invitation was declined.',
        text: 'Changed your mind? Ask the owner to invite you again.',
        next: HOME,
      };
    case 'revoked':
      return {
        title: 'This invitation was taken back.',
        text: 'The owner withdrew it before it was answered. Ask them if that surprises you.',
        next: HOME,
      };
    case 'expired':
      return {
        title: 'This invitation has run out.',
        text: `Invitations work for ${INVITATION_DAYS} days. Ask the owner to send it again.`,
        next: HOME,
      };
    case 'unknown':
      return {
        title: 'This link no longer works.',
        text: 'It may be cut short by a mail program, or a newer mail holds the one that works. Ask the owner to send it again.',
        next: HOME,
      };
  }
}
