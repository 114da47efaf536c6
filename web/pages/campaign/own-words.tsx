import { Check, Clock, Send, Star, X } from 'lucide-react';
import type { ApplicationStatus } from '#domain/application-states.ts';
import { DECIDE_WITHIN_DAYS } from '#domain/campaign-states.ts';
import { newYorkLongDay } from '#domain/new-york-time.ts';
import type { CampaignDetail, OwnCampaignApplication } from '#web/api/generated/types.gen.ts';
import { Badge } from '#web/ui/badge.tsx';

const DAY_MS = 24 * 60 * 60 * 1000;

export function stateBadge(status: ApplicationStatus) {
  switch (status) {
    case 'accepted':
      return (
        <Badge tone="money" icon={<Check aria-hidden="true" />}>
          Accepted
        </Badge>
      );
    case 'shortlisted':
      return <Badge icon={<Star aria-hidden="true" />}>Shortlisted</Badge>;
    case 'rejected':
      return <Badge icon={<X aria-hidden="true" />}>Not this time</Badge>;
    case 'expired':
      return <Badge icon={<Clock aria-hidden="true" />}>No decision</Badge>;
    default:
      return (
        <Badge tone="outline" icon={<Send aria-hidden="true" />}>
          Applied
        </Badge>
      );
  }
}

/** Who does what by when, and what happens otherwise. */
export function nextWords(
  { business, brief, status: campaignStatus }: CampaignDetail,
  { status, note }: OwnCampaignApplication,
  now: Date,
): string {
  const shop = business.business_name;
  if (campaignStatus === 'cancelled') return `${shop} called the campaign off.`;
  switch (status) {
    case 'accepted':
      return 'You are in. The payout is held for you.';
    case 'rejected':
      return note ? `${shop} chose somebody else. “${note}”` : `${shop} chose somebody else this time.`;
    case 'expired':
      return 'Nobody decided in time, so it ended on its own.';
    default: {
      const { application_deadline: deadline } = brief;
      if (deadline === null) return `${shop} reads it. You hear back in the app and by email.`;
      const until = Date.parse(`${deadline}T17:00:00Z`) + DECIDE_WITHIN_DAYS * DAY_MS;
      const day = newYorkLongDay(new Date(Math.max(until, now.getTime())).toISOString());
      return `${shop} has until ${day}. Without an answer by then it ends, and you are told.`;
    }
  }
}
