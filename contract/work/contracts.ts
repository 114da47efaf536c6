import { z } from 'zod';
import { brief } from '#contract/campaigns/briefs.ts';
import { DELIVERABLE_KINDS } from '#domain/campaigns/deliverables.ts';

const cents = z.number().int();

/** How long each side has, as it was when they agreed. */
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

/** A business and a creator agreed to this, word for word. It is kept as it was and never changed. */
export const workContract = z
  .object({
    /** How it is written. A contract keeps its form: 1 named no addresses, payment dates or signatures. */
    form: z.union([z.literal(1), z.literal(2)]).default(1),
    campaign_title: z.string(),
    business_name: z.string(),
    creator_name: z.string(),
    brief_version: z.number().int(),
    /** When the creator agreed to that version; null in contracts from before this was recorded. */
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
    /** The day by which drafts are due. */
    content_due_at: z.string(),
    timers: workTimers,
    /** When the payout clears if both sides use all their time; null in the first form. */
    clears_by: z.string().nullable().default(null),
    /** The contracts of both sides in the 120 days before this one; null in contracts of the first form. */
    earlier_contracts: z.object({ count: z.number().int(), total_cents: cents }).nullable().default(null),
    /** Whether all of it is enough for the Freelance Isn't Free Act, which wants a notice of rights. */
    has_rights_notice: z.boolean().default(false),
    agreed_at: z.string(),
  })
  .meta({ id: 'WorkContract' });
export type WorkContract = z.infer<typeof workContract>;
