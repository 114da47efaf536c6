import { z } from 'zod';
import { endpoints } from '#contract/platform/endpoint.ts';
import { COVERS_MAX } from '#domain/campaigns/covers.ts';

const coversQuery = z.object({
  /** Campaign ids, separated by commas. */
  ids: z
    .string()
    .transform((ids) => ids.split(','))
    .pipe(z.array(z.uuid()).min(1).max(COVERS_MAX)),
});

/** The photo of a campaign: its own, or the storefront of its business. Its addresses end after an hour. */
export const campaignCover = z
  .object({
    campaign_id: z.string(),
    alt_text: z.string().nullable(),
    width: z.number().int().nullable(),
    height: z.number().int().nullable(),
    placeholder: z.string().nullable(),
    url: z.string(),
    copies: z.array(z.object({ width: z.number().int(), url: z.string() })),
    expires_at: z.string(),
  })
  .meta({ id: 'CampaignCover' });
export type CampaignCover = z.infer<typeof campaignCover>;

/** Campaigns without a photo, and those the caller may not see, are left out. */
const campaignCovers = z
  .object({ covers: z.array(campaignCover).max(COVERS_MAX) })
  .meta({ id: 'CampaignCovers' });

export const coverEndpoints = endpoints({
  listCampaignCovers: {
    method: 'GET',
    url: '/api/campaign-covers',
    access: 'campaign_list',
    summary: 'List the photos of up to 60 campaigns, with addresses that last an hour',
    query: coversQuery,
    response: campaignCovers,
  },
});
