import { z } from 'zod';
import { oneLine } from '#contract/platform/one-line.ts';
import { BUSINESS_DESCRIPTION_MAX_LENGTH } from '#domain/accounts/limits.ts';
import {
  ENRICHMENT_SOURCES,
  ENRICHMENT_STATUSES,
  FINDING_DECISIONS,
  FINDING_FIELDS,
  type FindingField,
  SOCIAL_PLATFORMS,
  SOURCE_KINDS,
} from '#domain/businesses/enrichment.ts';
import { businessName } from './businesses.ts';
import { openingHours } from './opening-hours.ts';

export const businessDescription = z
  .string()
  .trim()
  .max(
    BUSINESS_DESCRIPTION_MAX_LENGTH,
    `The description can be at most ${BUSINESS_DESCRIPTION_MAX_LENGTH} characters`,
  );

const foundAddress = z.object({
  street: oneLine().min(1).max(200),
  city: oneLine().max(60),
  zip: z.string().regex(/^\d{5}$/),
});
export type FoundAddress = z.infer<typeof foundAddress>;

/** A picture on the website, with a small copy to show: pages never load anything from the website itself. */
const foundPicture = z.object({
  url: z.string().max(2048),
  width: z.number().int(),
  height: z.number().int(),
  is_drawing: z.boolean(),
  preview: z.string().startsWith('data:image/').max(60_000),
});
export type FoundPicture = z.infer<typeof foundPicture>;

export const socialLinks = z
  .array(
    z.object({
      platform: z.enum(SOCIAL_PLATFORMS),
      url: z.url({ protocol: /^https?$/ }).max(300),
      handle: z.string().max(100),
    }),
  )
  .max(SOCIAL_PLATFORMS.length);
export type FoundSocialLinks = z.infer<typeof socialLinks>;

export const FINDING_VALUES = {
  name: businessName,
  logo: foundPicture,
  address: foundAddress,
  description: businessDescription.min(1),
  industry: z.string().min(1).max(60),
  hours: openingHours,
  social_links: socialLinks,
  photo: foundPicture,
  phone: z.string().max(40),
} as const satisfies Record<FindingField, z.ZodType>;

const anyValue = z.union([z.string(), foundPicture, foundAddress, openingHours, socialLinks]);

export const finding = z
  .object({
    id: z.string(),
    field: z.enum(FINDING_FIELDS),
    value: anyValue,
    /** The owner's own value, if they changed it. */
    chosen: anyValue.nullable(),
    source_url: z.string(),
    source_kind: z.enum(SOURCE_KINDS),
    note: z.string().nullable(),
    confidence: z.number(),
    decision: z.enum(FINDING_DECISIONS).nullable(),
  })
  .meta({ id: 'Finding' });
export type Finding = z.infer<typeof finding>;

export const pageRead = z.object({
  url: z.string(),
  status: z.number().int().nullable(),
  byte_size: z.number().int().nullable(),
  /** Null while the page is being read. */
  took_ms: z.number().int().nullable(),
  failure: z.string().nullable(),
});
export type PageRead = z.infer<typeof pageRead>;

export const enrichment = z
  .object({
    id: z.string(),
    website_url: z.string(),
    sources: z.array(z.enum(ENRICHMENT_SOURCES)),
    status: z.enum(ENRICHMENT_STATUSES),
    failure: z.string().nullable(),
    pages: z.array(pageRead).max(20),
    took_ms: z.number().int().nullable(),
    created_at: z.string(),
    finished_at: z.string().nullable(),
    findings: z.array(finding).max(100),
  })
  .meta({ id: 'Enrichment' });
export type Enrichment = z.infer<typeof enrichment>;

export const enrichmentParams = z.object({ id: z.uuid() });

export const findingDecision = z
  .object({ decision: z.enum(FINDING_DECISIONS), value: anyValue.optional() })
  .meta({ id: 'FindingDecision' });
