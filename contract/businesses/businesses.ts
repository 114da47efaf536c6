import { z } from 'zod';
import { endpoints } from '#contract/platform/endpoint.ts';
import { oneLine } from '#contract/platform/one-line.ts';
import { version } from '#contract/platform/version.ts';
import { BUSINESS_DESCRIPTION_MAX_LENGTH, BUSINESS_NAME_MAX_LENGTH } from '#domain/accounts/limits.ts';
import { MEMBER_ROLES } from '#domain/accounts/roles.ts';
import { readWebsite } from '#domain/businesses/website.ts';

const MOST_LINKS = 10;

const socialLink = z.object({ platform: z.string(), url: z.string() });

export const businessParams = z.object({ id: z.uuid() });

/** A business as its members see it. */
export const business = z
  .object({
    id: z.string(),
    business_name: z.string(),
    slug: z.string(),
    industry: z.string().nullable(),
    website: z.string().nullable(),
    description: z.string(),
    social_links: z.array(socialLink),
    updated_at: z.string(),
    version: z.number().int(),
    /** The role the caller has in it; null for an admin. */
    membership: z.enum(MEMBER_ROLES).nullable(),
  })
  .meta({ id: 'Business' });
export type Business = z.infer<typeof business>;

const ownBusinesses = z.object({ businesses: z.array(business) }).meta({ id: 'OwnBusinesses' });

/** Not a named schema: it describes a query. `owner` leaves out businesses the caller only manages. */
const ownBusinessesQuery = z.object({ membership: z.enum(['any', 'owner']).default('any') });

export const businessName = oneLine('The name is required')
  .min(1, 'The name is required')
  .max(BUSINESS_NAME_MAX_LENGTH, `The name can be at most ${BUSINESS_NAME_MAX_LENGTH} characters`);

const NO_ADDRESS = 'Enter a website address, like crumbandco.nyc';
export const website = z
  .string()
  .max(2048, NO_ADDRESS)
  .transform((typed, check) => {
    const address = readWebsite(typed);
    if (address === null) check.addIssue(NO_ADDRESS);
    return address;
  });

/**
 * Fields that are left out stay as they are. Members, goals, locations and neighborhood have endpoints of their own
 * and are ignored here.
 */
export const businessChange = z
  .object({
    version,
    business_name: businessName.optional(),
    website: website.nullable().optional(),
    industry: z.string().max(60).nullable().optional(),
    description: z
      .string()
      .trim()
      .max(
        BUSINESS_DESCRIPTION_MAX_LENGTH,
        `The description can be at most ${BUSINESS_DESCRIPTION_MAX_LENGTH} characters`,
      )
      .optional(),
    social_links: z
      .array(
        z.object({
          platform: z.enum(['instagram', 'tiktok', 'youtube', 'facebook', 'x', 'other']),
          url: z.url({ protocol: /^https?$/ }).max(500),
        }),
      )
      .max(MOST_LINKS)
      .optional(),
  })
  .meta({ id: 'BusinessChange' });
export type BusinessChange = z.output<typeof businessChange>;

export const businessEndpoints = endpoints({
  listOwnBusinesses: {
    method: 'GET',
    url: '/api/businesses',
    access: 'in_good_standing',
    summary: 'List my businesses',
    query: ownBusinessesQuery,
    response: ownBusinesses,
  },
  getBusiness: {
    method: 'GET',
    url: '/api/businesses/:id',
    access: 'business',
    summary: 'Get a business',
    params: businessParams,
    response: business,
  },
  changeBusiness: {
    method: 'PATCH',
    url: '/api/businesses/:id',
    access: 'business',
    summary: 'Update a business; 409 `stale` if someone else changed it first',
    params: businessParams,
    body: businessChange,
    response: business,
  },
});
