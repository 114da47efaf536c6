import { z } from 'zod';
import { GOAL_NAMES, ONBOARDING_STEPS } from '#domain/onboarding.ts';
import { readWebsite } from '#domain/website.ts';
import { businessName } from './businesses.ts';
import { businessDescription, enrichment, socialLinks } from './enrichments.ts';
import { businessLocation } from './locations.ts';

const NO_ADDRESS = 'Write the address of a website, such as crumbandco.nyc';

const websiteAddress = z
  .string()
  .max(2048, NO_ADDRESS)
  .transform((typed, check) => {
    const address = readWebsite(typed);
    if (address === null) check.addIssue(NO_ADDRESS);
    return address ?? '';
  });

/**
 * What is known of the business so far; what is left out stays. Members, goals, location and neighborhood have
 * addresses of their own: sent along, they are dropped.
 */
export const onboardingBusinessChange = z
  .object({
    business_name: businessName.optional(),
    website: websiteAddress.optional(),
    industry: z.string().min(1).max(60).optional(),
    description: businessDescription.optional(),
  })
  .meta({ id: 'OnboardingBusinessChange' });
export type OnboardingBusinessChange = z.output<typeof onboardingBusinessChange>;

export const onboardingBusiness = z
  .object({ business_id: z.string(), is_new: z.boolean() })
  .meta({ id: 'OnboardingBusiness' });

export const onboardingChange = z
  .object({
    step: z.enum(ONBOARDING_STEPS).exclude(['done']).optional(),
    goals: z
      .array(z.enum(GOAL_NAMES))
      .max(GOAL_NAMES.length)
      .refine((goals) => new Set(goals).size === goals.length, 'Name each goal once')
      .optional(),
    other_goal: z.string().trim().max(200, 'Keep it to 200 characters').optional(),
  })
  .meta({ id: 'OnboardingChange' });
export type OnboardingChange = z.output<typeof onboardingChange>;

/** What of it can be asked before there is a campaign. */
const onboardingLocation = businessLocation.omit({
  business_id: true,
  location_name: true,
  is_primary: true,
  archived_at: true,
  open_campaign_count: true,
});

/** Everything the way in shows: where it stands, what is known, and what was found. */
export const onboarding = z
  .object({
    step: z.enum(ONBOARDING_STEPS),
    goals: z.array(z.enum(GOAL_NAMES)),
    other_goal: z.string(),
    /** Null until there is a name or a website. */
    business: z
      .object({
        id: z.string(),
        business_name: z.string(),
        /** Whether somebody named it; until then it goes by the address of its site. */
        has_name: z.boolean(),
        slug: z.string(),
        industry: z.string().nullable(),
        website: z.string().nullable(),
        description: z.string(),
        social_links: socialLinks.element.omit({ handle: true }).array(),
      })
      .nullable(),
    enrichment: enrichment.nullable(),
    location: onboardingLocation.nullable(),
  })
  .meta({ id: 'Onboarding' });
export type Onboarding = z.infer<typeof onboarding>;

export const onboardingCompletion = z
  .object({ business_id: z.string(), completed_at: z.string() })
  .meta({ id: 'OnboardingCompletion' });

export const nearbyQuery = z.object({
  latitude: z.coerce.number().min(-90).max(90),
  longitude: z.coerce.number().min(-180).max(180),
});
export const nearbyCreators = z.object({ count: z.number().int() }).meta({ id: 'NearbyCreators' });

export const enrichmentRequest = z.object({ website_url: websiteAddress }).meta({ id: 'EnrichmentRequest' });
