import { CAMPAIGN_SEGMENTS, type CampaignSegment } from '#domain/campaign-segments.ts';

/** What the address of a list of campaigns says. */
export type CampaignsView = { q?: string; state?: string; as?: string };

export function segmentOf({ state }: CampaignsView): CampaignSegment | 'all' {
  return CAMPAIGN_SEGMENTS.find((segment) => segment === state) ?? 'all';
}
