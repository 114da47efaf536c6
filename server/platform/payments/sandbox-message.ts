import { z } from 'zod';
import { PaymentFailure } from './payment-failure.ts';

/** A message of the sandbox, checked as strictly as one from a stranger. */
export function readAnnounced(body: string): z.output<typeof announced> {
  try {
    return announced.parse(JSON.parse(body));
  } catch {
    throw new PaymentFailure('refused', 'The message makes no sense.');
  }
}

const amount_cents = z.number().int().positive();
const reference = z.string().min(1).max(200);
const failure = z.string().max(300).nullable();
const announced = z.object({
  id: z.string().min(1).max(200),
  kind: z.string().min(1).max(100),
  news: z.discriminatedUnion('kind', [
    z.object({
      kind: z.literal('checkout'),
      our_id: z.uuid(),
      checkout: z.object({
        reference,
        status: z.enum(['open', 'processing', 'paid', 'failed', 'canceled', 'expired']),
        amount_cents,
        url: z.string().nullable(),
        failure,
      }),
    }),
    z.object({
      kind: z.literal('refund'),
      our_id: z.uuid(),
      refund: z.object({
        reference,
        status: z.enum(['pending', 'paid', 'failed']),
        amount_cents,
        failure,
      }),
    }),
    z.object({
      kind: z.literal('payee'),
      our_id: z.uuid(),
      payee: z.object({
        reference,
        status: z.enum(['incomplete', 'checking', 'ready', 'restricted']),
        bank_name: z.string().max(80).nullable(),
        bank_last4: z.string().length(4).nullable(),
        bank_fingerprint: z.string().max(100).nullable().default(null),
        has_tax_form: z.boolean(),
        failure,
      }),
    }),
    z.object({
      kind: z.literal('payout'),
      our_id: z.uuid(),
      payout: z.object({
        reference,
        status: z.enum(['processing', 'paid', 'failed']),
        amount_cents,
        failure,
        arrives_on: z.iso.date().nullable(),
      }),
    }),
    z.object({
      kind: z.literal('chargeback'),
      our_id: z.uuid(),
      chargeback: z.object({
        reference,
        status: z.enum(['open', 'won', 'lost']),
        amount_cents,
        reason: z.string().max(300).nullable(),
      }),
    }),
    z.object({ kind: z.literal('other') }),
  ]),
});
