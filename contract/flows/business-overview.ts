import { z } from 'zod';
import { businessParams } from '#contract/businesses/businesses.ts';
import { ownCampaign } from '#contract/campaigns/own-campaigns.ts';
import { businessMoney } from '#contract/money/fundings.ts';
import { endpoints } from '#contract/platform/endpoint.ts';
import { BOROUGHS } from '#domain/base/city.ts';
import { NEED_KINDS } from '#domain/businesses/business-needs.ts';
import { SOCIAL_PLATFORMS } from '#domain/creators/social-platforms.ts';

/** A new applicant. */
const newApplicant = z.object({
  application_id: z.string(),
  creator_id: z.string(),
  creator_name: z.string(),
  avatar_url: z.string().nullable(),
  campaign_id: z.string(),
  campaign_slug: z.string().nullable(),
  campaign_title: z.string(),
  platform: z.enum(SOCIAL_PLATFORMS).nullable(),
  followers: z.number().int().nullable(),
  submitted_at: z.string().nullable(),
});
export type NewApplicant = z.infer<typeof newApplicant>;

/** The dashboard of a business: its to-dos and its current state. */
export const businessOverview = z
  .object({
    needs: z.array(
      z.object({
        kind: z.enum(NEED_KINDS),
        subject: z.string().nullable(),
        due_at: z.string().nullable(),
      }),
    ),
    /** Work in progress; items that need the business come first. */
    campaigns: z.array(ownCampaign).max(40),
    /** Includes campaigns that are over. */
    campaign_count: z.number().int(),
    new_applicants: z.array(newApplicant).max(5),
    /** At most two of the undecided applicants of each campaign, latest first. */
    waiting_faces: z
      .array(newApplicant.pick({ campaign_id: true, creator_name: true, avatar_url: true }))
      .max(80),
    new_applicant_count: z.number().int(),
    /** Creators' quotes that need an answer. */
    open_quote_count: z.number().int(),
    money: businessMoney,
    location_count: z.number().int(),
    boroughs: z.array(z.enum(BOROUGHS)),
    /** The neighborhood of its first location. */
    neighborhood: z
      .object({ id: z.string(), neighborhood_name: z.string(), borough: z.enum(BOROUGHS) })
      .nullable(),
  })
  .meta({ id: 'BusinessOverview' });
export type BusinessOverview = z.infer<typeof businessOverview>;

export const businessOverviewEndpoints = endpoints({
  getBusinessOverview: {
    method: 'GET',
    url: '/api/businesses/:id/overview',
    access: 'business',
    summary: "Get a business's to-dos and overview",
    params: businessParams,
    response: businessOverview,
  },
});
