import { CalendarClock, CircleCheck, PencilLine, Radio } from 'lucide-react';
import type { AnnouncementStatus, Audience } from '#domain/accounts/announcements.ts';
import { formatCount } from '#domain/format/count.ts';
import { dateWords } from '#domain/format/new-york-time.ts';
import { Badge } from '#web/ui/badge.tsx';

export const STATUS_WORDS: Record<AnnouncementStatus, string> = {
  draft: 'Draft',
  scheduled: 'Scheduled',
  live: 'Live',
  ended: 'Ended',
};

export const AUDIENCE_WORDS: Record<Audience, string> = {
  everyone: 'Everyone',
  creator: 'Creators',
  applicant: 'Applicants',
  business: 'Business owners and managers',
};

const FACES = {
  draft: { tone: 'outline', Icon: PencilLine },
  scheduled: { tone: 'info', Icon: CalendarClock },
  live: { tone: 'money', Icon: Radio },
  ended: { tone: 'neutral', Icon: CircleCheck },
} as const;

export function AnnouncementBadge({ status }: { status: AnnouncementStatus }) {
  const { tone, Icon } = FACES[status];
  return (
    <Badge tone={tone} icon={<Icon aria-hidden="true" />}>
      {STATUS_WORDS[status]}
    </Badge>
  );
}

export function channelWords({ has_bar, has_email }: { has_bar: boolean; has_email: boolean }): string {
  if (has_bar && has_email) return 'Bar and email';
  return has_bar ? 'Bar' : 'Email';
}

export function daysWords({ starts_on, ends_on }: { starts_on: string; ends_on: string }): string {
  return starts_on === ends_on ? dateWords(starts_on) : `${dateWords(starts_on)} to ${dateWords(ends_on)}`;
}

export function people(count: number): string {
  return count === 1 ? '1 person' : `${formatCount(count)} people`;
}
