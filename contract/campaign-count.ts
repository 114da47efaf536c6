import { z } from 'zod';

export const campaignCount = z
  .object({ campaign_count: z.number().int().nonnegative() })
  .meta({ id: 'CampaignCount' });
