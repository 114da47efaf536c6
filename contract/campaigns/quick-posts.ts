import { z } from 'zod';
import { businessParams } from '#contract/businesses/businesses.ts';
import { endpoints } from '#contract/platform/endpoint.ts';
import { idempotencyHeaders } from '#contract/platform/idempotency.ts';
import { BUDGET_MAX_CENTS } from '#domain/campaigns/budget.ts';
import { FULFILMENTS, SLOTS_MAX } from '#domain/campaigns/campaign-limits.ts';
import { draftFields } from './drafts.ts';

const { location_ids, application_deadline, content_due_days } = draftFields.shape;

/** The fees and suggestions that the three questions of a quick post start with. */
const quickPostSetup = z
  .object({
    business_fee_percent: z.number().int(),
    creator_fee_percent: z.number().int(),
    /** How long a creator has to answer an offer. */
    offer_hours: z.number().int(),
    /** The packages that serve the goals of the business, best first. */
    suggested_package_ids: z.array(z.string()).max(3),
    fulfilment: z.enum(FULFILMENTS),
    location_ids: z.array(z.string()),
    application_deadline: z.string(),
    content_due_days: z.number().int(),
  })
  .meta({ id: 'QuickPostSetup' });
export type QuickPostSetup = z.output<typeof quickPostSetup>;

/** Three answers: what creators make, what it may cost in total, and when and where. */
const quickPost = z
  .strictObject({
    package_id: z.uuid().optional(),
    template_id: z.uuid().optional(),
    /** The most to pay, fee included. */
    total_cents: z.number().int().min(0).max(BUDGET_MAX_CENTS, 'Enter a smaller budget'),
    creator_count: z
      .number()
      .int()
      .min(1, 'Choose at least one creator')
      .max(SLOTS_MAX, `A campaign can have up to ${SLOTS_MAX} creators`),
    fulfilment: z.enum(FULFILMENTS),
    location_ids,
    application_deadline: application_deadline.unwrap(),
    content_due_days: content_due_days.unwrap(),
  })
  .refine((post) => (post.package_id === undefined) !== (post.template_id === undefined), {
    path: ['package_id'],
    message: 'Choose either a package or a template',
  })
  .meta({ id: 'QuickPost' });
export type QuickPost = z.output<typeof quickPost>;

const quickPostDraft = z.object({ campaign_id: z.string() }).meta({ id: 'QuickPostDraft' });

export const quickPostEndpoints = endpoints({
  getQuickPostSetup: {
    method: 'GET',
    url: '/api/businesses/:id/quick-posts/setup',
    access: 'business',
    summary: 'Get current fees, suggested packages and proposed dates for a new campaign',
    params: businessParams,
    response: quickPostSetup,
  },
  createQuickPost: {
    method: 'POST',
    url: '/api/businesses/:id/quick-posts',
    access: 'business',
    summary: 'Create a complete campaign draft from a package or template, a total budget and dates',
    params: businessParams,
    headers: idempotencyHeaders,
    body: quickPost,
    response: quickPostDraft,
    status: 201,
  },
});
