import { AlarmClock, CircleCheck, CircleDashed, Hourglass } from 'lucide-react';
import type { SupportStatus } from '#domain/messages/support.ts';
import { Badge } from '#web/ui/badge.tsx';

export const STATUS_WORDS: Record<SupportStatus, string> = {
  open: 'Open',
  waiting: 'Answered',
  snoozed: 'Snoozed',
  closed: 'Closed',
};

const FACES = {
  open: { tone: 'yellow', Icon: CircleDashed },
  waiting: { tone: 'outline', Icon: Hourglass },
  snoozed: { tone: 'info', Icon: AlarmClock },
  closed: { tone: 'neutral', Icon: CircleCheck },
} as const;

export function StatusBadge({ status }: { status: SupportStatus }) {
  const { tone, Icon } = FACES[status];
  return (
    <Badge tone={tone} icon={<Icon aria-hidden="true" />}>
      {STATUS_WORDS[status]}
    </Badge>
  );
}
