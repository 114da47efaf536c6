import { z } from 'zod';
import { endpoints } from '#contract/platform/endpoint.ts';

const sandboxCheckoutParams = z.object({ id: z.string().min(1).max(100) });

/** A checkout as its sandbox page shows it. Anyone with its address may pay, as on any payment page. */
export const sandboxCheckout = z
  .object({
    id: z.string(),
    amount_cents: z.number().int(),
    description: z.string(),
    status: z.enum(['open', 'processing', 'paid', 'failed', 'canceled', 'expired']),
    is_open: z.boolean(),
    /** The bank took the payment back. */
    chargeback: z.enum(['open', 'won', 'lost']).nullable(),
    /** The bank returns refunds of this payment. */
    is_card_closed: z.boolean(),
    /** The card is kept for later payments. */
    keeps_card: z.boolean(),
    return_url: z.string(),
    cancel_url: z.string(),
  })
  .meta({ id: 'SandboxCheckout' });
export type SandboxCheckoutView = z.infer<typeof sandboxCheckout>;

const sandboxAnswer = z
  .strictObject({
    answer: z.enum([
      'approve',
      'approve_and_take_back',
      'approve_and_close',
      'approve_and_decline_later',
      'approve_and_confirm_later',
      'decline',
      'delay',
      'delay_and_fail',
      'abandon',
      'chargeback_won',
      'chargeback_lost',
      'close_card',
      'open_card',
    ]),
  })
  .meta({ id: 'SandboxAnswer' });

export const sandboxAnswered = z.object({ redirect_to: z.string() }).meta({ id: 'SandboxAnswered' });

export const sandboxCheckoutEndpoints = endpoints({
  getSandboxCheckout: {
    method: 'GET',
    url: '/api/sandbox/checkouts/:id',
    access: 'everyone',
    summary: 'Get a sandbox checkout',
    params: sandboxCheckoutParams,
    response: sandboxCheckout,
  },
  answerSandboxCheckout: {
    method: 'POST',
    url: '/api/sandbox/checkouts/:id/answer',
    access: 'everyone',
    summary: 'Complete or decline a sandbox checkout',
    params: sandboxCheckoutParams,
    body: sandboxAnswer,
    response: sandboxAnswered,
  },
});
