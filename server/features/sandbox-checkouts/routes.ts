import {
  sandboxAnswer,
  sandboxAnswered,
  sandboxCheckout,
  sandboxCheckoutParams,
} from '#contract/sandbox-checkouts.ts';
import { Problem } from '../../errors.ts';
import { defineRoute } from '../../http/route.ts';
import { answerSandboxCheckout, findSandboxCheckout } from '../../payments/sandbox-checkouts.ts';

/** The server side of the sandbox's own payment page. Where another provider takes the money, there is nothing here. */
export const sandboxCheckoutRoutes = [
  defineRoute({
    method: 'GET',
    url: '/api/sandbox/checkouts/:id',
    access: 'everyone',
    operation: 'getSandboxCheckout',
    summary: 'What is to be paid on the page of the payment sandbox',
    params: sandboxCheckoutParams,
    response: sandboxCheckout,
    handle: async ({ context, params }) => {
      const checkout = await findSandboxCheckout(context, params.id);
      if (checkout === null) throw nothing();
      const { status, chargeback } = checkout;
      return { ...checkout, status: status as 'open', chargeback: chargeback as 'open' | null };
    },
  }),
  defineRoute({
    method: 'POST',
    url: '/api/sandbox/checkouts/:id/answer',
    access: 'everyone',
    operation: 'answerSandboxCheckout',
    summary: 'Pay, or do not, on the page of the payment sandbox',
    params: sandboxCheckoutParams,
    body: sandboxAnswer,
    response: sandboxAnswered,
    handle: async ({ context, params, body }) => {
      const answered = await answerSandboxCheckout(context, params.id, body.answer);
      if (answered === null) throw nothing();
      return answered;
    },
  }),
];

function nothing(): Problem {
  return new Problem('not_found', 'There is nothing at this address.');
}
