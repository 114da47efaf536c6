import { z } from 'zod';
import { FULFILMENTS, RIGHTS_CHANNELS } from '#domain/campaigns/campaign-limits.ts';
import { DELIVERABLE_KINDS } from '#domain/campaigns/deliverables.ts';
import { NICHES } from '#domain/creators/niches.ts';

const MOST_LINES = 12;
const MOST_PLACES = 50;

/**
 * The terms of a campaign that creators agree to, apart from the price. The street has its own access rule and isn't
 * part of it.
 */
export const brief = z
  .object({
    title: z.string(),
    description: z.string(),
    goals: z.string(),
    requirements_do: z.array(z.string()).max(MOST_LINES),
    requirements_dont: z.array(z.string()).max(MOST_LINES),
    questions: z.array(z.string()).max(MOST_LINES),
    deliverables: z
      .array(
        z.object({
          kind: z.enum(DELIVERABLE_KINDS),
          quantity: z.number().int(),
          note: z.string(),
        }),
      )
      .max(DELIVERABLE_KINDS.length),
    /** Null for a draft. */
    fulfilment: z.enum(FULFILMENTS).nullable(),
    fulfilment_note: z.string(),
    /** The first location is shown on the map. */
    locations: z
      .array(
        z.object({
          id: z.string(),
          location_name: z.string(),
          neighborhood: z.string().nullable(),
          borough: z.string().nullable(),
        }),
      )
      .max(MOST_PLACES),
    min_followers: z.number().int(),
    /** Whether the number is a wish that stops nobody. Left out in versions that were written before there were wishes. */
    prefers_followers: z.boolean().optional(),
    criteria_niches: z.array(z.enum(NICHES)).max(NICHES.length),
    /** Empty means anywhere in the city. */
    criteria_neighborhoods: z
      .array(z.object({ id: z.string(), neighborhood_name: z.string() }))
      .max(MOST_PLACES),
    rights_channels: z.array(z.enum(RIGHTS_CHANNELS)).max(RIGHTS_CHANNELS.length),
    rights_paid_ads: z.boolean(),
    rights_months: z.number().int(),
    /** The full text, with the line that can't be left out. */
    disclosure: z.string(),
    /** The last day to apply, a date in New York. */
    application_deadline: z.string().nullable(),
    /** Days after acceptance. */
    content_due_days: z.number().int().nullable(),
  })
  .meta({ id: 'Brief' });
export type Brief = z.infer<typeof brief>;

export const briefVersion = z
  .object({
    version: z.number().int(),
    brief,
    /** The name of the person who published it; null if nobody did by hand. */
    published_by: z.string().nullable(),
    published_at: z.string(),
  })
  .meta({ id: 'BriefVersion' });
export type BriefVersion = z.infer<typeof briefVersion>;

/** The current text, published or not, and the published versions, newest first. */
export const briefVersions = z
  .object({ current: brief, versions: z.array(briefVersion).max(50) })
  .meta({ id: 'BriefVersions' });
