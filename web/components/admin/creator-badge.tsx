import { Ban, Check, CircleDot, Hourglass, PenLine, Undo2, X } from 'lucide-react';
import type { CreatorStatus } from '#domain/creators/creator-states.ts';
import { Badge } from '#web/ui/badge.tsx';

const FACES = {
  draft: { words: 'Draft', tone: 'outline', Icon: PenLine },
  pending: { words: 'Draft', tone: 'outline', Icon: PenLine },
  pending_review: { words: 'In review', tone: 'yellow', Icon: Hourglass },
  changes_requested: { words: 'Changes requested', tone: 'outline', Icon: Undo2 },
  rejected: { words: 'Rejected', tone: 'neutral', Icon: X },
  approved: { words: 'Approved', tone: 'money', Icon: Check },
  active: { words: 'Active', tone: 'outline', Icon: CircleDot },
  suspended: { words: 'Suspended', tone: 'danger', Icon: Ban },
} as const;

export function CreatorBadge({ status }: { status: CreatorStatus }) {
  const { words, tone, Icon } = FACES[status];
  return (
    <Badge tone={tone} icon={<Icon aria-hidden="true" />}>
      {words}
    </Badge>
  );
}
