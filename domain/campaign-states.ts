export const CAMPAIGN_STATUSES = [
  'draft',
  'awaiting_funding',
  'live',
  'paused',
  'closed',
  'completed',
  'cancelled',
  'expired',
] as const;
export type CampaignStatus = (typeof CAMPAIGN_STATUSES)[number];
