import { createFileRoute, redirect } from '@tanstack/react-router';
import { titled } from '../../head.ts';
import { CheckoutPage, type SandboxDeed } from '../../pages/sandbox/checkout-page.tsx';

export const Route = createFileRoute('/sandbox/checkout/$id')({
  loader: async ({ params: { id }, context: { api } }) => {
    const { getSandboxCheckout } = await import('../../api/generated/sdk.gen.ts');
    const { data } = await getSandboxCheckout({ ...api, path: { id } });
    if (data === undefined) throw redirect({ href: '/' });
    return data;
  },
  head: titled('Payment sandbox'),
  component: SandboxCheckout,
});

function SandboxCheckout() {
  const { api } = Route.useRouteContext();
  const checkout = Route.useLoaderData();

  async function answer(deed: SandboxDeed) {
    const { answerSandboxCheckout } = await import('../../api/generated/sdk.gen.ts');
    const { data } = await answerSandboxCheckout({
      ...api,
      path: { id: checkout.id },
      body: { answer: deed },
      throwOnError: true,
    });
    window.location.assign(data.redirect_to);
  }

  return <CheckoutPage checkout={checkout} onAnswer={answer} />;
}
