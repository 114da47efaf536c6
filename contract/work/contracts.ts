import { z } from 'zod';
import { brief } from '#contract/campaigns/briefs.ts';
import { DELIVERABLE_KINDS } from '#domain/campaigns/deliverables.ts';

const cents = z.number().int();

/** The time limits of each side at the time of the agreement. */
export const workTimers = z
  .object({
    review_business_days: z.number().int(),
    change_rounds: z.number().int(),
    next_version_days: z.number().int(),
    post_within_days: z.number().int(),
    verify_hours: z.number().int(),
    late_grace_hours: z.number().int(),
    pending_days: z.number().int(),
    pending_days_first: z.number().int(),
    first_earnings_count: z.number().int(),
  })
  .meta({ id: 'WorkTimers' });
export type WorkTimers = z.infer<typeof workTimers>;

/** The deadlines around a product that the business sends to the creator. */
const shippingTerms = z
  .object({
    ship_days: z.number().int(),
    /** After so many days a shipped product counts as received. */
    receipt_days: z.number().int(),
    ship_by: z.string(),
    /** When drafts are due if each side uses all its time. */
    due_by: z.string(),
  })
  .meta({ id: 'ShippingTerms' });

/** The exact agreement between a business and a creator. It is never changed. */
export const workContract = z
  .object({
    /** The form of the contract. Form 1 had no addresses, payment dates or signatures. */
    form: z.union([z.literal(1), z.literal(2)]).default(1),
    campaign_title: z.string(),
    business_name: z.string(),
    creator_name: z.string(),
    brief_version: z.number().int(),
    /** The time the creator agreed to that version; null in contracts from before this was recorded. */
    brief_agreed_at: z.string().nullable().default(null),
    brief,
    deliverables: z
      .array(
        z.object({
          kind: z.enum(DELIVERABLE_KINDS),
          quantity: z.number().int(),
          note: z.string(),
          share_cents: cents,
        }),
      )
      .max(20),
    payout_cents: cents,
    business_fee_cents: cents,
    creator_fee_cents: cents,
    /** The day by which drafts are due; null until the product arrives where the business ships one. */
    content_due_at: z.string().nullable(),
    /** Null where nothing is shipped, and in contracts from before shipments were recorded. */
    shipping: shippingTerms.nullable().default(null),
    timers: workTimers,
    /** The time the payout clears if both sides use all their time; null in form 1. */
    clears_by: z.string().nullable().default(null),
    /** The contracts of both sides in the 120 days before this one; null in form 1. */
    earlier_contracts: z.object({ count: z.number().int(), total_cents: cents }).nullable().default(null),
    /** Whether the sum reaches the limit of the Freelance Isn't Free Act, which then requires a notice of rights. */
    has_rights_notice: z.boolean().default(false),
    agreed_at: z.string(),
  })
  .meta({ id: 'WorkContract' });
export type WorkContract = z.infer<typeof workContract>;
