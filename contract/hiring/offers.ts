import { z } from 'zod';
import { businessParams } from '#contract/businesses/businesses.ts';
import { endpoints } from '#contract/platform/endpoint.ts';
import { idempotencyHeaders } from '#contract/platform/idempotency.ts';
import {
  CONTENT_DUE_DAYS_MAX,
  PAYOUT_MAX_CENTS,
  PAYOUT_MIN_CENTS,
} from '#domain/campaigns/campaign-limits.ts';
import { CAMPAIGN_STATUSES } from '#domain/campaigns/campaign-states.ts';
import { formatPayout } from '#domain/format/money.ts';
import { MOST_OFFERED_AT_ONCE } from '#domain/hiring/offers.ts';
import { QUOTE_REASON_MAX_LENGTH } from '#domain/hiring/quote-states.ts';

/** The brief comes from a campaign or a template of the business, or is written next. */
const offerBrief = z.discriminatedUnion('from', [
  z.strictObject({ from: z.literal('campaign'), campaign_id: z.uuid() }),
  z.strictObject({ from: z.literal('template'), template_id: z.uuid() }),
  z.strictObject({ from: z.literal('blank') }),
]);

const newOffer = z
  .strictObject({
    brief: offerBrief,
    creator_ids: z
      .array(z.uuid())
      .min(1, 'Choose a creator')
      .max(MOST_OFFERED_AT_ONCE, `Choose up to ${MOST_OFFERED_AT_ONCE} creators`),
    payout_cents: z
      .number()
      .int()
      .min(PAYOUT_MIN_CENTS, `The lowest payout is ${formatPayout(PAYOUT_MIN_CENTS)}`)
      .max(PAYOUT_MAX_CENTS, `The highest payout is ${formatPayout(PAYOUT_MAX_CENTS)}`),
    content_due_days: z.number().int().min(1).max(CONTENT_DUE_DAYS_MAX),
    words: z.string().trim().max(QUOTE_REASON_MAX_LENGTH).default(''),
  })
  .meta({ id: 'NewOffer' });
export type NewOffer = z.output<typeof newOffer>;

const offerMade = z
  .object({
    campaign_id: z.string(),
    /** `awaiting_funding` if it can be paid for; `draft` if the brief has gaps. */
    status: z.enum(CAMPAIGN_STATUSES),
  })
  .meta({ id: 'OfferMade' });
export type OfferMade = z.infer<typeof offerMade>;

/** The creators of a campaign who took the job, and whether they take offers. */
const pastCreators = z
  .object({
    creators: z
      .array(z.object({ creator_id: z.string(), name: z.string(), takes_offers: z.boolean() }))
      .max(50),
  })
  .meta({ id: 'PastCreators' });

export const offerEndpoints = endpoints({
  makeOffer: {
    method: 'POST',
    url: '/api/businesses/:id/offers',
    access: 'business',
    summary: 'Create a job offer for up to 10 creators, which is sent once it is paid for',
    params: businessParams,
    headers: idempotencyHeaders,
    body: newOffer,
    response: offerMade,
  },
  listPastCreators: {
    method: 'GET',
    url: '/api/businesses/:id/campaigns/:identifier/past-creators',
    access: 'business',
    summary: 'List the creators of a campaign who can be booked again',
    params: z.object({ id: z.uuid(), identifier: z.string().min(1).max(200) }),
    response: pastCreators,
  },
});
