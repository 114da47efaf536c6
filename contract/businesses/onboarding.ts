import { z } from 'zod';
import { endpoints } from '#contract/platform/endpoint.ts';
import { oneLine } from '#contract/platform/one-line.ts';
import { GOAL_NAMES, ONBOARDING_STEPS } from '#domain/businesses/onboarding.ts';
import { readWebsite } from '#domain/businesses/website.ts';
import { businessName } from './businesses.ts';
import {
  businessDescription,
  enrichment,
  enrichmentParams,
  findingDecision,
  socialLinks,
} from './enrichments.ts';
import { businessLocation, newLocation } from './locations.ts';

const NO_ADDRESS = 'Enter a website address, like crumbandco.nyc';

const websiteAddress = z
  .string()
  .max(2048, NO_ADDRESS)
  .transform((typed, check) => {
    const address = readWebsite(typed);
    if (address === null) check.addIssue(NO_ADDRESS);
    return address ?? '';
  });

/**
 * The answers about the business so far. Fields that are left out stay as they are. Members, goals, location and
 * neighborhood have endpoints of their own and are ignored here.
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

const onboardingBusiness = z
  .object({ business_id: z.string(), is_new: z.boolean() })
  .meta({ id: 'OnboardingBusiness' });

export const onboardingChange = z
  .object({
    step: z.enum(ONBOARDING_STEPS).exclude(['done']).optional(),
    goals: z
      .array(z.enum(GOAL_NAMES))
      .max(GOAL_NAMES.length)
      .refine((goals) => new Set(goals).size === goals.length, 'Choose each goal only once')
      .optional(),
    other_goal: oneLine().max(200, 'Keep it to 200 characters').optional(),
  })
  .meta({ id: 'OnboardingChange' });
export type OnboardingChange = z.output<typeof onboardingChange>;

/** These goals can be asked before there is a campaign. */
const onboardingLocation = businessLocation.omit({
  business_id: true,
  location_name: true,
  is_primary: true,
  archived_at: true,
  open_campaign_count: true,
});

/** Everything onboarding shows: the current step, the answers so far, and the findings from the website. */
export const onboarding = z
  .object({
    step: z.enum(ONBOARDING_STEPS),
    goals: z.array(z.enum(GOAL_NAMES)),
    other_goal: z.string(),
    /** Null until the business has a name or a website. */
    business: z
      .object({
        id: z.string(),
        business_name: z.string(),
        /** Whether the owner named it; until then it is called after its website. */
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

const onboardingCompletion = z
  .object({ business_id: z.string(), completed_at: z.string() })
  .meta({ id: 'OnboardingCompletion' });

const nearbyQuery = z.object({
  latitude: z.coerce.number<number>().min(-90).max(90),
  longitude: z.coerce.number<number>().min(-180).max(180),
});
const nearbyCreators = z.object({ count: z.number().int() }).meta({ id: 'NearbyCreators' });

const enrichmentRequest = z.object({ website_url: websiteAddress }).meta({ id: 'EnrichmentRequest' });

export const onboardingEndpoints = endpoints({
  startEnrichment: {
    method: 'POST',
    url: '/api/enrichments',
    access: 'onboarding',
    summary: "Read the business's website again in the background",
    body: enrichmentRequest,
    response: enrichment,
    status: 202,
  },
  getEnrichment: {
    method: 'GET',
    url: '/api/enrichments/:id',
    access: 'onboarding',
    summary: "Get an enrichment's progress and results",
    params: enrichmentParams,
    response: enrichment,
  },
  decideFinding: {
    method: 'PUT',
    url: '/api/enrichment-findings/:id/decision',
    access: 'onboarding',
    summary: 'Accept, edit or skip a result of an enrichment',
    params: enrichmentParams,
    body: findingDecision,
    response: onboarding,
  },
  getOnboarding: {
    method: 'GET',
    url: '/api/onboarding',
    access: 'onboarding',
    summary: "Get my onboarding progress: the business, its website's results and its location",
    response: onboarding,
  },
  changeOnboarding: {
    method: 'PATCH',
    url: '/api/onboarding',
    access: 'onboarding',
    summary: 'Save my onboarding step and what I want from creators',
    body: onboardingChange,
    response: onboarding,
  },
  putOnboardingBusiness: {
    method: 'PUT',
    url: '/api/onboarding/business',
    access: 'onboarding',
    summary: 'Create or update the business in onboarding; a new website is read in the background',
    body: onboardingBusinessChange,
    response: onboardingBusiness,
  },
  putOnboardingLocation: {
    method: 'PUT',
    url: '/api/onboarding/location',
    access: 'onboarding',
    summary: 'Set the location in onboarding',
    body: newLocation,
    response: onboarding,
  },
  countNearbyCreators: {
    method: 'GET',
    url: '/api/onboarding/nearby-creators',
    access: 'onboarding',
    summary: 'Count creators within a mile of a pin',
    query: nearbyQuery,
    response: nearbyCreators,
  },
  completeOnboarding: {
    method: 'POST',
    url: '/api/onboarding/completion',
    access: 'own_setup',
    summary: 'Complete onboarding; repeated requests return the same answer',
    response: onboardingCompletion,
  },
});
