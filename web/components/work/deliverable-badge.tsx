import { Ban, Check, CircleDashed, Gavel, Hourglass, Link2, type LucideIcon, Repeat2 } from 'lucide-react';
import type { Deliverable } from '#contract/work/deliverables.ts';
import { Badge } from '#web/ui/badge.tsx';

type Face = { words: string; tone: 'outline' | 'yellow' | 'money' | 'neutral' | 'danger'; Icon: LucideIcon };

const FACES: Record<Deliverable['status'], Face> = {
  due: { words: 'Due', tone: 'outline', Icon: CircleDashed },
  submitted: { words: 'In review', tone: 'yellow', Icon: Hourglass },
  changes_requested: { words: 'Changes requested', tone: 'outline', Icon: Repeat2 },
  approved: { words: 'Approved', tone: 'money', Icon: Check },
  posted: { words: 'Posted', tone: 'yellow', Icon: Link2 },
  verified: { words: 'Confirmed', tone: 'money', Icon: Check },
  settled: { words: 'Closed', tone: 'neutral', Icon: Gavel },
  cancelled: { words: 'Canceled', tone: 'neutral', Icon: Ban },
};
const LATE: Face = { words: 'Late', tone: 'danger', Icon: Hourglass };
const DISPUTED: Face = { words: 'Disputed', tone: 'danger', Icon: Gavel };

type BadgeDeliverable = Pick<Deliverable, 'status' | 'is_late'> & { is_in_dispute?: boolean };

/** The status of a deliverable, in the same words for both sides. */
export function DeliverableBadge({ deliverable }: { deliverable: BadgeDeliverable }) {
  const { status, is_late, is_in_dispute } = deliverable;
  const { words, tone, Icon } = is_in_dispute ? DISPUTED : is_late ? LATE : FACES[status];
  return (
    <Badge tone={tone} icon={<Icon aria-hidden="true" />}>
      {words}
    </Badge>
  );
}
