import { CircleCheck, CircleDashed, MessageSquareReply } from 'lucide-react';
import type { OwnSupportStatus } from '#domain/messages/support.ts';
import { Badge } from '#web/ui/badge.tsx';

const FACES = {
  open: { words: 'Open', tone: 'yellow', Icon: CircleDashed },
  answered: { words: 'Answered', tone: 'money', Icon: MessageSquareReply },
  closed: { words: 'Closed', tone: 'neutral', Icon: CircleCheck },
} as const;

export function OwnStatus({ status }: { status: OwnSupportStatus }) {
  const { words, tone, Icon } = FACES[status];
  return (
    <Badge tone={tone} icon={<Icon aria-hidden="true" />}>
      {words}
    </Badge>
  );
}
