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
  expired: { words: 'No decision', tone: 'neutral', Icon: Hourglass },
} as const;

/** The status of an application, in the same words for both sides. */
export function ApplicationBadge({ status }: { status: ApplicationStatus }) {
  const { words, tone, Icon } = FACES[status];
  return (
    <Badge tone={tone} icon={<Icon aria-hidden="true" />}>
      {words}
    </Badge>
  );
}
