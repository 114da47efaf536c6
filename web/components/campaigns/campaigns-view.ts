import { CAMPAIGN_SEGMENTS, type CampaignSegment } from '#domain/campaigns/campaign-segments.ts';

/** The search parameters of a list of campaigns. */
export type CampaignsView = { q?: string; state?: string; as?: string };

export function segmentOf({ state }: CampaignsView): CampaignSegment | 'all' {
  return CAMPAIGN_SEGMENTS.find((segment) => segment === state) ?? 'all';
}
