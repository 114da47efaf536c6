import { Ban, CircleCheck, CirclePause, Hourglass, Lock, PenLine } from 'lucide-react';
import type { CampaignStatus } from '#domain/campaigns/campaign-states.ts';
import { Badge, BadgeDot } from '#web/ui/badge.tsx';

type CampaignStatusBadgeProps = { status: CampaignStatus; isPausedByAdmin?: boolean };

/** The status of a campaign. */
export function CampaignStatusBadge({ status, isPausedByAdmin = false }: CampaignStatusBadgeProps) {
  switch (status) {
    case 'draft':
      return (
        <Badge tone="outline" icon={<PenLine aria-hidden="true" />}>
          Draft
        </Badge>
      );
    case 'awaiting_funding':
      return (
        <Badge tone="yellow" icon={<Hourglass aria-hidden="true" />}>
          Awaiting payment
        </Badge>
      );
    case 'live':
      return (
        <Badge tone="money" icon={<BadgeDot />}>
          Open
        </Badge>
      );
    case 'paused':
      return (
        <Badge
          tone={isPausedByAdmin ? 'danger' : 'neutral'}
          icon={isPausedByAdmin ? <Lock aria-hidden="true" /> : <CirclePause aria-hidden="true" />}
        >
          {isPausedByAdmin ? 'Paused by us' : 'Paused'}
        </Badge>
      );
    case 'closed':
      return (
        <Badge tone="neutral" icon={<Lock aria-hidden="true" />}>
          Closed
        </Badge>
      );
    case 'completed':
      return (
        <Badge tone="outline" icon={<CircleCheck aria-hidden="true" />}>
          Completed
        </Badge>
      );
    case 'cancelled':
      return (
        <Badge tone="outline" icon={<Ban aria-hidden="true" />}>
          Canceled
        </Badge>
      );
    case 'expired':
      return (
        <Badge tone="outline" icon={<Hourglass aria-hidden="true" />}>
          Expired
        </Badge>
      );
  }
}
