import { z } from 'zod';
import { PAYEE_STATUSES, PAYOUT_FILTERS } from '#domain/payout-states.ts';
import { adminReason, cursor, searchText } from './lists.ts';
import { payout, payoutPart } from './payouts.ts';

const cents = z.number().int();
const count = z.number().int();

export const adminPayoutsQuery = z.object({
  search: searchText,
  status: z.enum(PAYOUT_FILTERS).optional(),
  cursor,
  limit: z.coerce.number().int().min(1).max(100).default(50),
});
export type AdminPayoutsQuery = z.output<typeof adminPayoutsQuery>;

export const adminPayoutRow = payout
  .omit({ can_cancel: true })
  .extend({ creator_id: z.string(), creator_name: z.string() })
  .meta({ id: 'AdminPayoutRow' });
export type AdminPayoutRow = z.infer<typeof adminPayoutRow>;

export const adminPayoutPage = z
  .object({ payouts: z.array(adminPayoutRow).max(100), next_cursor: z.string().nullable() })
  .meta({ id: 'AdminPayoutPage' });
export type AdminPayoutPage = z.infer<typeof adminPayoutPage>;

const total = z.object({ amount_cents: cents, payout_count: count });

export const payoutSummary = z
  .object({
    next_batch: total.extend({ leaves_at: z.string() }),
    held: total,
    on_its_way: total,
    paid_this_month: total,
    /** Failed in the last 30 days and neither sent again by us nor followed by another payout. */
    failed: total,
  })
  .meta({ id: 'PayoutSummary' });
export type PayoutSummary = z.infer<typeof payoutSummary>;

/** One payout with its parts and its way through the books. */
export const adminPayout = adminPayoutRow
  .extend({
    email: z.string(),
    payee_status: z.enum(PAYEE_STATUSES),
    held_reason: z.string().nullable(),
    provider: z.string(),
    provider_reference: z.string().nullable(),
    attempts: count,
    retry_of: z.string().nullable(),
    retried_by: z.string().nullable(),
    parts: z.array(payoutPart).max(400),
    transfers: z
      .array(
        z.object({
          id: z.string(),
          kind: z.string(),
          from_account: z.string(),
          to_account: z.string(),
          amount_cents: cents,
          occurred_at: z.string(),
        }),
      )
      .max(20),
    /** What an admin can do with it as it stands. */
    can_hold: z.boolean(),
    can_release: z.boolean(),
    can_cancel: z.boolean(),
    can_retry: z.boolean(),
  })
  .meta({ id: 'AdminPayout' });
export type AdminPayout = z.infer<typeof adminPayout>;

export const adminPayoutParams = z.object({ id: z.uuid() });
export const payoutReason = z.object({ reason: adminReason }).meta({ id: 'PayoutReason' });
export const payoutBatch = z.object({ sent_count: count }).meta({ id: 'PayoutBatch' });
export const payoutExportQuery = adminPayoutsQuery.pick({ search: true, status: true });
