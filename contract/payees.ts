import { z } from 'zod';
import { PAYEE_STATUSES } from '#domain/payout-states.ts';

/** Where payouts go. `none` stands for an account nobody began to connect. */
export const payee = z
  .object({
    status: z.enum([...PAYEE_STATUSES, 'none']),
    bank_name: z.string().nullable(),
    bank_last4: z.string().nullable(),
    /** What the provider still wants to know. */
    failure: z.string().nullable(),
    checked_at: z.string().nullable(),
    tax_form_at: z.string().nullable(),
    is_weekly: z.boolean(),
    next_weekly_at: z.string().nullable(),
  })
  .meta({ id: 'Payee' });
export type Payee = z.infer<typeof payee>;

/** From which page somebody leaves for the provider, and comes back to. */
export const payeeRequest = z
  .object({ return_to: z.enum(['earnings', 'settings']) })
  .meta({ id: 'PayeeRequest' });

export const payeeConnected = z.object({ url: z.string() }).meta({ id: 'PayeeConnected' });
export type PayeeConnected = z.infer<typeof payeeConnected>;

export const payeeChange = z.object({ is_weekly: z.boolean() }).meta({ id: 'PayeeChange' });
