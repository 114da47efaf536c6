import { z } from 'zod';
import { oneLine } from '#contract/platform/one-line.ts';
import { version } from '#contract/platform/version.ts';
import { FULL_NAME_MAX_LENGTH } from '#domain/accounts/limits.ts';
import { BOROUGHS } from '#domain/base/city.ts';
import { DELIVERABLE_KINDS } from '#domain/campaigns/deliverables.ts';
import {
  APPLICATION_STEPS,
  AVAILABILITY_MAX_LENGTH,
  BIO_MAX_LENGTH,
  MOST_LINKS,
  REQUIREMENTS,
  type Requirement,
  VETTING_STEPS,
} from '#domain/creators/application-steps.ts';
import { CREATOR_STATUSES } from '#domain/creators/creator-states.ts';
import { LANGUAGE_CODES, MOST_LANGUAGES } from '#domain/creators/languages.ts';
import { MOST_NICHES, NICHES } from '#domain/creators/niches.ts';
import { LINK_FINDINGS, LINK_PLATFORMS } from '#domain/creators/portfolio-links.ts';
import { HIGHEST_PRICE_CENTS, LOWEST_PRICE_CENTS } from '#domain/creators/rates.ts';
import { VETTING_REASONS } from '#domain/creators/vetting-reasons.ts';

const moment = z.string().nullable();

export const creatorRate = z
  .object({
    kind: z.enum(DELIVERABLE_KINDS),
    price_cents: z.number().int().min(LOWEST_PRICE_CENTS).max(HIGHEST_PRICE_CENTS),
  })
  .meta({ id: 'CreatorRate' });
export type CreatorRate = z.infer<typeof creatorRate>;

/** A post elsewhere. Whether a stranger can open it is null until the site has been asked. */
export const portfolioLink = z
  .object({
    id: z.string(),
    url: z.string(),
    platform: z.enum(LINK_PLATFORMS),
    title: z.string().nullable(),
    is_public: z.boolean().nullable(),
    finding: z.enum(LINK_FINDINGS).nullable(),
    checked_at: moment,
  })
  .meta({ id: 'PortfolioLink' });
export type PortfolioLink = z.infer<typeof portfolioLink>;

const homeCity = z
  .object({ id: z.string(), name: z.string(), state_code: z.string(), slug: z.string() })
  .meta({ id: 'HomeCity' });

const homeNeighborhood = z
  .object({ id: z.string(), neighborhood_name: z.string(), borough: z.enum(BOROUGHS) })
  .meta({ id: 'HomeNeighborhood' });

/** A creator's profile. Businesses don't see when or how often they applied. */
export const creatorProfile = z
  .object({
    id: z.string(),
    full_name: z.string().nullable(),
    handle: z.string().nullable(),
    bio: z.string().nullable(),
    languages: z.array(z.string()).max(MOST_LANGUAGES),
    home_city: homeCity.nullable(),
    home_neighborhood: homeNeighborhood.nullable(),
    niches: z.array(z.enum(NICHES)),
    rates: z.array(creatorRate).max(DELIVERABLE_KINDS.length),
    links: z.array(portfolioLink).max(MOST_LINKS),
    availability: z.string().nullable(),
    status: z.enum(CREATOR_STATUSES),
    submitted_at: moment,
    vetting_due_at: moment,
    submission_count: z.number().int().nullable(),
    updated_at: z.string(),
    version: z.number().int(),
  })
  .meta({ id: 'CreatorProfile' });
export type CreatorProfile = z.infer<typeof creatorProfile>;

export const creatorParams = z.object({ id: z.uuid() });

/** A requested change: the step, the item and the instruction. */
export const requestedChange = z
  .object({
    step: z.enum(VETTING_STEPS),
    subject: z.string().trim().min(1).max(80),
    note: z.string().trim().min(1).max(500),
  })
  .meta({ id: 'RequestedChange' });
export type RequestedChange = z.infer<typeof requestedChange>;

const REQUIREMENT_NAMES = Object.keys(REQUIREMENTS) as [Requirement, ...Requirement[]];

/** Missing parts of an application, by step. */
export const missingPart = z
  .object({
    step: z.enum(APPLICATION_STEPS),
    requirement: z.enum(REQUIREMENT_NAMES),
    message: z.string(),
  })
  .meta({ id: 'MissingPart' });
export type MissingPart = z.infer<typeof missingPart>;

export const vettingDecision = z
  .object({
    decision: z.enum(['approve', 'request_changes', 'reject']),
    reason: z.enum(VETTING_REASONS).nullable(),
    note: z.string().nullable(),
    items: z.array(requestedChange),
    /** Applicants see only the first name of their reviewer. */
    admin_name: z.string().nullable(),
    created_at: z.string(),
  })
  .meta({ id: 'VettingDecision' });
export type VettingDecision = z.infer<typeof vettingDecision>;

/** The caller's application with its status. The profile is null until it has been started. */
export const creatorApplication = z
  .object({
    profile: creatorProfile.nullable(),
    missing: z.array(missingPart),
    latest_decision: vettingDecision.nullable(),
    /** First name of the admin it is assigned to; null until it is. */
    assignee_name: z.string().nullable(),
    status_note: z.string().nullable(),
    decided_at: moment,
    agreed_at: moment,
    can_apply_again_at: moment,
    /** Whether the applicant was told that the decision takes longer than promised. */
    is_late: z.boolean(),
    file_count: z.number().int(),
    social_account_count: z.number().int(),
  })
  .meta({ id: 'CreatorApplication' });
export type CreatorApplication = z.infer<typeof creatorApplication>;

/** With or without the @. */
const creatorHandle = z
  .string()
  .trim()
  .toLowerCase()
  .overwrite((typed) => typed.replace(/^@/, ''))
  .regex(
    /^[a-z0-9][a-z0-9._]{1,29}$/,
    'Use 2 to 30 letters, digits, dots or underscores, starting with a letter or digit',
  );

/** The fields people write about themselves. Fields that are left out stay as they are. */
export const applicationFields = z
  .object({
    full_name: oneLine().min(1, 'Full name is required').max(FULL_NAME_MAX_LENGTH),
    handle: creatorHandle.nullable(),
    bio: z.string().trim().max(BIO_MAX_LENGTH, `Use at most ${BIO_MAX_LENGTH} characters`).nullable(),
    languages: z.array(z.enum(LANGUAGE_CODES)).max(MOST_LANGUAGES),
    home_neighborhood_id: z.uuid().nullable(),
    home_city_id: z.uuid(),
    niches: z.array(z.enum(NICHES)).max(MOST_NICHES, `Choose up to ${MOST_NICHES}`),
    availability: z
      .string()
      .trim()
      .max(AVAILABILITY_MAX_LENGTH, `Use at most ${AVAILABILITY_MAX_LENGTH} characters`)
      .nullable(),
  })
  .partial()
  .meta({ id: 'ApplicationFields' });
export type ApplicationFields = z.infer<typeof applicationFields>;

export const applicationChange = applicationFields.extend({ version }).meta({ id: 'ApplicationChange' });
export type ApplicationChange = z.infer<typeof applicationChange>;

export const ratesChange = z
  .object({
    version,
    rates: z
      .array(creatorRate)
      .max(DELIVERABLE_KINDS.length)
      .refine((rates) => new Set(rates.map(({ kind }) => kind)).size === rates.length, {
        error: 'Add each kind only once',
      }),
  })
  .meta({ id: 'RatesChange' });

export const portfolioLinkRequest = z
  .object({ url: z.string().trim().min(1, 'Paste a link').max(2048) })
  .meta({ id: 'PortfolioLinkRequest' });

export const linkParams = z.object({ id: z.uuid() });
export const linkOrder = z.object({ ids: z.array(z.uuid()).max(MOST_LINKS) }).meta({ id: 'LinkOrder' });

/** The agreements are made when the application is submitted, each separately. */
export const submission = z
  .object({
    is_adult: z.boolean(),
    labels_paid_posts: z.boolean(),
    shows_own_work: z.boolean(),
  })
  .meta({ id: 'Submission' });
export type Submission = z.infer<typeof submission>;

export const creatorState = z
  .object({ creator_id: z.string(), status: z.enum(CREATOR_STATUSES) })
  .meta({ id: 'CreatorState' });
