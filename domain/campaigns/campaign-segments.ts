import type { CampaignStatus } from './campaign-states.ts';

/** The tabs of a list of campaigns. */
export const CAMPAIGN_SEGMENTS = ['open', 'drafts', 'closed', 'ended'] as const;
export type CampaignSegment = (typeof CAMPAIGN_SEGMENTS)[number];

export const STATUSES_OF_SEGMENT: Record<CampaignSegment, readonly CampaignStatus[]> = {
  open: ['live', 'paused'],
  drafts: ['draft', 'awaiting_funding'],
  closed: ['closed'],
  ended: ['completed', 'cancelled', 'expired'],
};
