import { Ban, CircleCheck, CircleDashed, FileCheck, Gavel, Hourglass, type LucideIcon } from 'lucide-react';
import type { CollaborationStatus } from '#domain/work/collaboration-states.ts';
import { Badge } from '#web/ui/badge.tsx';

type Tone = 'outline' | 'yellow' | 'money' | 'neutral' | 'danger';

const FACES: Record<CollaborationStatus, { words: string; tone: Tone; Icon: LucideIcon }> = {
  contracted: { words: 'Agreed', tone: 'outline', Icon: FileCheck },
  in_progress: { words: 'In progress', tone: 'outline', Icon: CircleDashed },
  in_review: { words: 'In review', tone: 'yellow', Icon: Hourglass },
  completed: { words: 'Released', tone: 'money', Icon: CircleCheck },
  cancelled: { words: 'Canceled', tone: 'neutral', Icon: Ban },
  disputed: { words: 'Disputed', tone: 'danger', Icon: Gavel },
};

/** The status of a piece of work. */
export function CollaborationBadge({ status }: { status: CollaborationStatus }) {
  const { words, tone, Icon } = FACES[status];
  return (
    <Badge tone={tone} icon={<Icon aria-hidden="true" />}>
      {words}
    </Badge>
  );
}
