import { Ban, Check, Hourglass, type LucideIcon, Pencil, X } from 'lucide-react';
import { Badge } from '#web/ui/badge.tsx';
import type { BadgeName } from './status-words.ts';

export function ApplicationBadge({ name }: { name: BadgeName }) {
  const { tone, label, Icon } = BADGES[name];
  return (
    <Badge tone={tone} icon={<Icon aria-hidden="true" />}>
      {label}
    </Badge>
  );
}

type Face = { tone: 'yellow' | 'outline' | 'neutral' | 'danger' | 'money'; label: string; Icon: LucideIcon };

const BADGES: Record<BadgeName, Face> = {
  in_review: { tone: 'yellow', label: 'In review', Icon: Hourglass },
  changes_requested: { tone: 'outline', label: 'Changes requested', Icon: Pencil },
  turned_down: { tone: 'neutral', label: 'Turned down', Icon: X },
  suspended: { tone: 'danger', label: 'Suspended', Icon: Ban },
  approved: { tone: 'money', label: 'Approved', Icon: Check },
};
