import { sandboxCheckoutEndpoints } from '#contract/money/sandbox-checkouts.ts';
import { Problem } from '#server/platform/errors.ts';
import { handle } from '#server/platform/http/route.ts';
import { answerSandboxCheckout, findSandboxCheckout } from '#server/platform/payments/sandbox-checkouts.ts';

/** The server side of the sandbox's payment page. With another provider these routes do not exist. */
export const sandboxCheckoutRoutes = [
  handle(sandboxCheckoutEndpoints.getSandboxCheckout, async ({ context, params }) => {
    const checkout = await findSandboxCheckout(context, params.id);
    if (checkout === null) throw nothing();
    const { status, chargeback } = checkout;
    return { ...checkout, status: status as 'open', chargeback: chargeback as 'open' | null };
  }),
  handle(sandboxCheckoutEndpoints.answerSandboxCheckout, async ({ context, params, body }) => {
    const answered = await answerSandboxCheckout(context, params.id, body.answer);
    if (answered === null) throw nothing();
    return answered;
  }),
];

function nothing(): Problem {
  return new Problem('not_found', 'There’s nothing at this address.');
}
