import { Check, Flag, Gavel, Hourglass } from 'lucide-react';
import type { Dispute } from '#contract/work/disputes.ts';
import { Badge } from '#web/ui/badge.tsx';

const FACES = {
  open: { words: 'Open', tone: 'danger', Icon: Flag },
  awaiting_response: { words: 'Awaiting answer', tone: 'danger', Icon: Flag },
  under_review: { words: 'In review', tone: 'yellow', Icon: Hourglass },
  decided: { words: 'Decided', tone: 'info', Icon: Gavel },
  closed: { words: 'Closed', tone: 'neutral', Icon: Check },
} as const;

export function DisputeBadge({ status }: Pick<Dispute, 'status'>) {
  const { words, tone, Icon } = FACES[status];
  return (
    <Badge tone={tone} icon={<Icon aria-hidden="true" />}>
      {words}
    </Badge>
  );
}
