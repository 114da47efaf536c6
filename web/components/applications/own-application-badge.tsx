import { Check, Clock, Gavel, type LucideIcon, Mail, Minus, Repeat2, Send, Star, Undo2 } from 'lucide-react';
import type { OwnApplication } from '#contract/hiring/own-applications.ts';
import { Badge } from '#web/ui/badge.tsx';
import { offerOf } from './application-turns.ts';
import { statusName } from './application-words.ts';

type Tone = 'outline' | 'neutral' | 'money' | 'danger';
type Look = { Icon: LucideIcon; tone: Tone };
const LOOKS: Record<OwnApplication['status'], Look> = {
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
  const { Icon, tone } = lookOf(application, now);
  return (
    <Badge tone={tone} icon={<Icon aria-hidden="true" />}>
      {statusName(application, now)}
    </Badge>
  );
}

function lookOf(application: OwnApplication, now: Date): Look {
  if (application.is_in_dispute) return { Icon: Gavel, tone: 'danger' };
  if (application.work_status === 'cancelled') return { Icon: Minus, tone: 'neutral' };
  return offerOf(application, now) ? { Icon: Repeat2, tone: 'outline' } : LOOKS[application.status];
}
