import { z } from 'zod';
import { BUSINESS_DESCRIPTION_MAX_LENGTH, BUSINESS_NAME_MAX_LENGTH } from '#domain/limits.ts';
import { MEMBER_ROLES } from '#domain/roles.ts';
import { readWebsite } from '#domain/website.ts';

const MOST_LINKS = 10;

const socialLink = z.object({ platform: z.string(), url: z.string() });

/** A business as its own people see it. */
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
    /** What the caller is to it; null for an admin. */
    membership: z.enum(MEMBER_ROLES).nullable(),
  })
  .meta({ id: 'Business' });
export type Business = z.infer<typeof business>;

export const ownBusinesses = z.object({ businesses: z.array(business) }).meta({ id: 'OwnBusinesses' });

/** Not a named schema: it describes a query. `owner` leaves out the businesses one only manages. */
export const ownBusinessesQuery = z.object({ membership: z.enum(['any', 'owner']).default('any') });

/** Line breaks, and marks that turn the reading direction, have no place on a sign. */
const HIDDEN = /[\p{Cc}\u202a-\u202e\u2066-\u2069]/u;

export const businessName = z
  .string('The name is required')
  .trim()
  .min(1, 'The name is required')
  .max(BUSINESS_NAME_MAX_LENGTH, `The name can be at most ${BUSINESS_NAME_MAX_LENGTH} characters`)
  .refine((name) => !HIDDEN.test(name), 'Leave out line breaks and hidden characters');

const NO_ADDRESS = 'Write the address of a website, such as crumbandco.nyc';
const website = z
  .string()
  .max(2048, NO_ADDRESS)
  .transform((typed, check) => {
    const address = readWebsite(typed);
    if (address === null) check.addIssue(NO_ADDRESS);
    return address;
  });

/**
 * What is left out stays. Members, goals, locations and neighborhood have addresses of their own: sent along, they are
 * dropped. `updated_at` is the one the change was made from, so that of two editors the later is told.
 */
export const businessChange = z
  .object({
    updated_at: z.string().max(40),
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
