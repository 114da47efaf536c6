import { sandboxAnswered } from '#contract/sandbox-checkouts.ts';
import { sandboxPayee, sandboxPayeeDetails, sandboxPayeeParams } from '#contract/sandbox-payees.ts';
import { Problem } from '../../errors.ts';
import { defineRoute } from '../../http/route.ts';
import { answerSandboxPayee, findSandboxPayeePage } from '../../payments/sandbox-payee-page.ts';

/** The server side of the sandbox's own page for bank and tax details. */
export const sandboxPayeeRoutes = [
  defineRoute({
    method: 'GET',
    url: '/api/sandbox/payees/:id',
    access: 'everyone',
    operation: 'getSandboxPayee',
    summary: 'Who is to be paid on the page of the payment sandbox',
    params: sandboxPayeeParams,
    response: sandboxPayee,
    handle: async ({ context, params }) => {
      const payee = await findSandboxPayeePage(context, params.id);
      if (payee === null) throw nothing();
      return { ...payee, status: payee.status as 'ready' };
    },
  }),
  defineRoute({
    method: 'POST',
    url: '/api/sandbox/payees/:id/answer',
    access: 'everyone',
    operation: 'answerSandboxPayee',
    summary: 'Give bank and tax details on the page of the payment sandbox',
    params: sandboxPayeeParams,
    body: sandboxPayeeDetails,
    response: sandboxAnswered,
    handle: async ({ context, params, body }) => {
      const answered = await answerSandboxPayee(context, params.id, body);
      if (answered === null) throw nothing();
      return answered;
    },
  }),
];

function nothing(): Problem {
  return new Problem('not_found', 'There is nothing at this address.');
}
