import { z } from 'zod';
import { endpoints } from '#contract/platform/endpoint.ts';
import { BOROUGHS } from '#domain/base/city.ts';
import { DELIVERABLE_KINDS } from '#domain/campaigns/deliverables.ts';

/** The part of the live marketplace that the landing page shows. */
const showcaseShop = z.object({
  business_name: z.string(),
  business_slug: z.string(),
  industry: z.string().nullable(),
});

const showcaseCampaign = showcaseShop.extend({
  public_id: z.string(),
  neighborhood: z.string().nullable(),
  creator_payout_cents: z.number().int().nullable(),
  application_deadline: z.iso.date().nullable(),
  package_deliverables: z.array(
    z.object({ kind: z.enum(DELIVERABLE_KINDS), quantity: z.number().int().positive() }),
  ),
});

const showcaseNeighborhood = z.object({
  neighborhood_name: z.string(),
  borough: z.enum(BOROUGHS),
  campaign_count: z.number().int(),
  shop: showcaseShop,
});

export const showcase = z
  .object({
    campaigns: z.array(showcaseCampaign).max(3),
    neighborhoods: z.array(showcaseNeighborhood).max(12),
    campaign_count: z.number().int(),
    borough_count: z.number().int(),
  })
  .meta({ id: 'Showcase' });
export type Showcase = z.infer<typeof showcase>;

export const showcaseEndpoints = endpoints({
  getShowcase: {
    method: 'GET',
    url: '/api/showcase',
    access: 'everyone',
    summary: "Get the live marketplace's showcase for the landing page",
    response: showcase,
  },
});
