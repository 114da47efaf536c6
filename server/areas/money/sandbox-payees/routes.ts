import { sandboxPayeeEndpoints } from '#contract/money/sandbox-payees.ts';
import { Problem } from '#server/platform/errors.ts';
import { handle } from '#server/platform/http/route.ts';
import { answerSandboxPayee, findSandboxPayeePage } from '#server/platform/payments/sandbox-payee-page.ts';

/** The server side of the sandbox's own page for bank and tax details. */
export const sandboxPayeeRoutes = [
  handle(sandboxPayeeEndpoints.getSandboxPayee, async ({ context, params }) => {
    const payee = await findSandboxPayeePage(context, params.id);
    if (payee === null) throw nothing();
    return { ...payee, status: payee.status as 'ready' };
  }),
  handle(sandboxPayeeEndpoints.answerSandboxPayee, async ({ context, params, body }) => {
    const answered = await answerSandboxPayee(context, params.id, body);
    if (answered === null) throw nothing();
    return answered;
  }),
];

function nothing(): Problem {
  return new Problem('not_found', 'There’s nothing at this address.');
}
