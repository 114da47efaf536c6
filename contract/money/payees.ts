import { z } from 'zod';
import { endpoints } from '#contract/platform/endpoint.ts';
import { PAYEE_STATUSES } from '#domain/money/payout-states.ts';

/** A creator's payout account. `none` means that nobody has started to connect one. */
export const payee = z
  .object({
    status: z.enum([...PAYEE_STATUSES, 'none']),
    bank_name: z.string().nullable(),
    bank_last4: z.string().nullable(),
    /** Details the provider still asks for. */
    failure: z.string().nullable(),
    checked_at: z.string().nullable(),
    tax_form_at: z.string().nullable(),
    /** The earliest payout to a new bank account; null once that time has passed. */
    payouts_from: z.string().nullable(),
    /** The owner reported a change as not theirs, so nothing is paid out until an admin allows it. */
    is_stopped: z.boolean(),
    is_weekly: z.boolean(),
    next_weekly_at: z.string().nullable(),
  })
  .meta({ id: 'Payee' });
export type Payee = z.infer<typeof payee>;

/** The page from which somebody leaves for the provider, and returns to. */
export const payeeRequest = z
  .object({ return_to: z.enum(['earnings', 'settings']) })
  .meta({ id: 'PayeeRequest' });

export const payeeConnected = z.object({ url: z.string() }).meta({ id: 'PayeeConnected' });
export type PayeeConnected = z.infer<typeof payeeConnected>;

const payeeChange = z.object({ is_weekly: z.boolean() }).meta({ id: 'PayeeChange' });

export const payeeEndpoints = endpoints({
  getPayee: {
    method: 'GET',
    url: '/api/me/payee',
    access: 'creator',
    summary: 'Get my payout account and tax form status',
    response: payee,
  },
  connectPayee: {
    method: 'POST',
    url: '/api/me/payee',
    access: 'creator',
    confirm: 'fresh',
    summary: "Get the payment provider's page for connecting or changing my bank account",
    body: payeeRequest,
    response: payeeConnected,
  },
  refreshPayee: {
    method: 'POST',
    url: '/api/me/payee/refresh',
    access: 'creator',
    summary: "Refresh my payout account's status from the payment provider",
    response: payee,
  },
  changePayee: {
    method: 'PATCH',
    url: '/api/me/payee',
    access: 'creator',
    summary: 'Turn weekly payouts on or off',
    body: payeeChange,
    response: payee,
  },
});
