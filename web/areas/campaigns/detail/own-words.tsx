import { Check, Clock, Send, Star, X } from 'lucide-react';
import type { CampaignDetail, OwnCampaignApplication } from '#contract/campaigns/details.ts';
import { DECIDE_WITHIN_DAYS } from '#domain/campaigns/campaign-states.ts';
import { newYorkDay } from '#domain/format/new-york-time.ts';
import { Badge } from '#web/ui/badge.tsx';

const DAY_MS = 24 * 60 * 60 * 1000;

export function stateBadge({ status, submitted_at }: OwnCampaignApplication, isOffer: boolean) {
  if (isOffer && status !== 'accepted') {
    const isOpen = status === 'submitted' || status === 'shortlisted';
    const Icon = isOpen ? Send : Clock;
    return (
      <Badge tone={isOpen ? 'outline' : 'neutral'} icon={<Icon aria-hidden="true" />}>
        {isOpen ? 'Offer' : 'Offer ended'}
      </Badge>
    );
  }
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
      return (
        <Badge icon={<Clock aria-hidden="true" />}>
          {submitted_at === null ? 'Invitation expired' : 'No decision'}
        </Badge>
      );
    default:
      return (
        <Badge tone="outline" icon={<Send aria-hidden="true" />}>
          Applied
        </Badge>
      );
  }
}

/** The next step and its deadline, and what happens if it passes. */
export function nextWords(
  { business, brief, status: campaignStatus, is_offer }: CampaignDetail,
  application: OwnCampaignApplication,
  now: Date,
): string {
  const { status, note, submitted_at, lapsed_unanswered } = application;
  const shop = business.business_name;
  if (campaignStatus === 'cancelled') return `${shop} canceled the campaign.`;
  if (is_offer && status !== 'accepted') return offerWords(shop, application);
  switch (status) {
    case 'accepted':
      return 'You’re in. Your payout is held for you.';
    case 'rejected':
      return note ? `${shop} chose someone else. “${note}”` : `${shop} chose someone else this time.`;
    case 'expired':
      if (submitted_at === null) return 'You didn’t answer in time, so the invitation expired.';
      return lapsed_unanswered
        ? 'You didn’t say whether you’re still in after the brief changed, so your application expired.'
        : 'The shop didn’t decide in time, so your application expired.';
    default: {
      const { application_deadline: deadline } = brief;
      if (deadline === null) return `${shop} is reviewing it. We’ll notify you here and by email.`;
      const until = Date.parse(`${deadline}T17:00:00Z`) + DECIDE_WITHIN_DAYS * DAY_MS;
      const day = newYorkDay(new Date(Math.max(until, now.getTime())).toISOString());
      return `${shop} has until ${day}. If they don’t answer by then, it expires and we’ll let you know.`;
    }
  }
}

/** An offer ends with a price that nobody agreed to. */
function offerWords(shop: string, { status, quote }: OwnCampaignApplication): string {
  if (status === 'declined' || status === 'withdrawn') return 'You ended this offer.';
  if (quote?.status !== 'open') return 'This offer has ended.';
  return quote.made_by === 'creator'
    ? `${shop} can accept your price, decline it or name another. If they decline or don’t answer in time, the offer ends.`
    : 'If you decline or don’t answer in time, the offer ends.';
}
