import { z } from 'zod';
import { RIGHTS_CHANNELS } from '#domain/campaigns/campaign-limits.ts';
import { DELIVERABLE_KINDS } from '#domain/campaigns/deliverables.ts';

const cents = z.number().int();

/** The receipt for one spot that both sides see, with the same number and digest. */
export const deal = z
  .object({
    number: z.string(),
    /** SHA-256 of the terms in their canonical form. The same terms have the same digest for everyone. */
    digest: z.string(),
    business_name: z.string(),
    deliverables: z
      .array(z.object({ kind: z.enum(DELIVERABLE_KINDS), quantity: z.number().int(), share_cents: cents }))
      .max(20),
    rights_channels: z.array(z.enum(RIGHTS_CHANNELS)).max(RIGHTS_CHANNELS.length),
    rights_paid_ads: z.boolean(),
    rights_months: z.number().int(),
    payout_cents: cents,
    business_fee_cents: cents,
    creator_fee_cents: cents,
  })
  .meta({ id: 'Deal' });
export type Deal = z.infer<typeof deal>;
