import { Ban, Check, Hourglass, Mail, Send, Star, Undo2, X } from 'lucide-react';
import type { ApplicationStatus } from '#domain/hiring/application-states.ts';
import { Badge } from '#web/ui/badge.tsx';

const FACES = {
  invited: { words: 'Invited', tone: 'outline', Icon: Mail },
  submitted: { words: 'Applied', tone: 'outline', Icon: Send },
  shortlisted: { words: 'Shortlisted', tone: 'neutral', Icon: Star },
  accepted: { words: 'Accepted', tone: 'money', Icon: Check },
  rejected: { words: 'Declined', tone: 'neutral', Icon: X },
  withdrawn: { words: 'Withdrawn', tone: 'neutral', Icon: Undo2 },
  declined: { words: 'Invitation declined', tone: 'neutral', Icon: Ban },
  expired: { words: 'Expired', tone: 'neutral', Icon: Hourglass },
} as const;

type ApplicationBadgeProps = {
  status: ApplicationStatus;
  /** Null if they never applied; left out where the page doesn't know. */
  submittedAt?: string | null;
};

/** The status of an application, in the same words for both sides. */
export function ApplicationBadge({ status, submittedAt }: ApplicationBadgeProps) {
  const { tone, Icon } = FACES[status];
  const words = status === 'expired' ? expiredWords(submittedAt) : FACES[status].words;
  return (
    <Badge tone={tone} icon={<Icon aria-hidden="true" />}>
      {words}
    </Badge>
  );
}

/** There was nothing to decide on where the creator never answered the invitation. */
function expiredWords(submittedAt: string | null | undefined): string {
  if (submittedAt === undefined) return FACES.expired.words;
  return submittedAt === null ? 'Invitation expired' : 'No decision';
}
