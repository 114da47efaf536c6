import { Ban, CircleCheck, CircleDot, Trash2 } from 'lucide-react';
import type { AccountStatus } from '#domain/accounts/account-states.ts';
import { Badge } from '#web/ui/badge.tsx';

const FACES = {
  active: { words: 'Active', tone: 'outline', Icon: CircleDot },
  completed: { words: 'Completed', tone: 'neutral', Icon: CircleCheck },
  suspended: { words: 'Suspended', tone: 'danger', Icon: Ban },
  deleted: { words: 'Deleted', tone: 'neutral', Icon: Trash2 },
} as const;

export function AccountBadge({ status }: { status: AccountStatus }) {
  const { words, tone, Icon } = FACES[status];
  return (
    <Badge tone={tone} icon={<Icon aria-hidden="true" />}>
      {words}
    </Badge>
  );
}
