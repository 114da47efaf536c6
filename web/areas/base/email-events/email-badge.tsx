import { Ban, Check, CheckCheck, CircleX, Clock, ShieldAlert, Undo2 } from 'lucide-react';
import type { EmailEventStatus } from '#domain/base/email-event-states.ts';
import { Badge } from '#web/ui/badge.tsx';

export const EMAIL_FACES = {
  queued: { words: 'Queued', tone: 'yellow', Icon: Clock },
  sent: { words: 'Sent', tone: 'outline', Icon: Check },
  delivered: { words: 'Delivered', tone: 'money', Icon: CheckCheck },
  bounced: { words: 'Bounced', tone: 'danger', Icon: Undo2 },
  complained: { words: 'Complained', tone: 'danger', Icon: ShieldAlert },
  suppressed: { words: 'Not sent', tone: 'outline', Icon: Ban },
  failed: { words: 'Failed', tone: 'danger', Icon: CircleX },
} as const;

export function EmailBadge({ status }: { status: EmailEventStatus }) {
  const { words, tone, Icon } = EMAIL_FACES[status];
  return (
    <Badge tone={tone} icon={<Icon aria-hidden="true" />}>
      {words}
    </Badge>
  );
}
