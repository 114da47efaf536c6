import { createFileRoute, redirect } from '@tanstack/react-router';
import type { SandboxPayeeDetails } from '#contract/sandbox-payees.ts';
import { titled } from '../../head.ts';
import { PayeePage } from '../../pages/sandbox/payee-page.tsx';

export const Route = createFileRoute('/sandbox/payee/$id')({
  loader: async ({ params: { id }, context: { api } }) => {
    const { getSandboxPayee } = await import('../../api/generated/sdk.gen.ts');
    const { data } = await getSandboxPayee({ ...api, path: { id } });
    if (data === undefined) throw redirect({ href: '/' });
    return data;
  },
  head: titled('Payment sandbox'),
  component: SandboxPayee,
});

function SandboxPayee() {
  const { api } = Route.useRouteContext();
  const payee = Route.useLoaderData();

  async function answer(details: SandboxPayeeDetails) {
    const { answerSandboxPayee } = await import('../../api/generated/sdk.gen.ts');
    const { data } = await answerSandboxPayee({
      ...api,
      path: { id: payee.id },
      body: details,
      throwOnError: true,
    });
    window.location.assign(data.redirect_to);
  }

  return <PayeePage payee={payee} onAnswer={answer} />;
}
