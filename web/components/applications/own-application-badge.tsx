import { Check, Clock, type LucideIcon, Mail, Minus, Repeat2, Send, Star, Undo2 } from 'lucide-react';
import type { OwnApplication } from '#contract/hiring/own-applications.ts';
import { Badge } from '#web/ui/badge.tsx';
import { offerOf } from './application-turns.ts';
import { statusName } from './application-words.ts';

type Tone = 'outline' | 'neutral' | 'money';
const LOOKS: Record<OwnApplication['status'], { Icon: LucideIcon; tone: Tone }> = {
  invited: { Icon: Mail, tone: 'outline' },
  submitted: { Icon: Send, tone: 'outline' },
  shortlisted: { Icon: Star, tone: 'neutral' },
  accepted: { Icon: Check, tone: 'money' },
  rejected: { Icon: Minus, tone: 'neutral' },
  withdrawn: { Icon: Undo2, tone: 'neutral' },
  declined: { Icon: Minus, tone: 'neutral' },
  expired: { Icon: Clock, tone: 'neutral' },
};

/** The status of the creator's own application, in a word. */
export function OwnApplicationBadge({ application, now }: { application: OwnApplication; now: Date }) {
  const { Icon, tone } = offerOf(application, now)
    ? ({ Icon: Repeat2, tone: 'outline' } as const)
    : LOOKS[application.status];
  return (
    <Badge tone={tone} icon={<Icon aria-hidden="true" />}>
      {statusName(application, now)}
    </Badge>
  );
}
