import { z } from 'zod';
import { NEED_KINDS } from '#domain/business-needs.ts';
import { BOROUGHS } from '#domain/city.ts';
import { SOCIAL_PLATFORMS } from '#domain/social-platforms.ts';
import { businessMoney } from './fundings.ts';
import { ownCampaign } from './own-campaigns.ts';

/** Somebody who applied and was not looked at yet. */
const newApplicant = z.object({
  application_id: z.string(),
  creator_id: z.string(),
  creator_name: z.string(),
  campaign_id: z.string(),
  campaign_slug: z.string().nullable(),
  campaign_title: z.string(),
  platform: z.enum(SOCIAL_PLATFORMS).nullable(),
  followers: z.number().int().nullable(),
  submitted_at: z.string().nullable(),
});
export type NewApplicant = z.infer<typeof newApplicant>;

/** The front page of a business: what needs its people, and where it is. */
export const businessOverview = z
  .object({
    needs: z.array(
      z.object({
        kind: z.enum(NEED_KINDS),
        subject: z.string().nullable(),
        due_at: z.string().nullable(),
      }),
    ),
    /** What is under way, first what waits for the business. */
    campaigns: z.array(ownCampaign).max(40),
    /** Also those that are over. */
    campaign_count: z.number().int(),
    new_applicants: z.array(newApplicant).max(5),
    new_applicant_count: z.number().int(),
    /** Quotes of creators that wait for an answer. */
    open_quote_count: z.number().int(),
    money: businessMoney,
    location_count: z.number().int(),
    boroughs: z.array(z.enum(BOROUGHS)),
    /** Where its first location is. */
    neighborhood: z
      .object({ id: z.string(), neighborhood_name: z.string(), borough: z.enum(BOROUGHS) })
      .nullable(),
  })
  .meta({ id: 'BusinessOverview' });
export type BusinessOverview = z.infer<typeof businessOverview>;
