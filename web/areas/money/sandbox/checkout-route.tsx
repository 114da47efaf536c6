import { createFileRoute, redirect } from '@tanstack/react-router';
import { call } from '#web/api/call.ts';
import { titled } from '#web/head.ts';
import { CheckoutPage } from './checkout-page.tsx';

export const Route = createFileRoute('/sandbox/checkout/$id')({
  loader: async ({ params: { id }, context: { api } }) => {
    return call(api, 'GET /api/sandbox/checkouts/:id', { params: { id } }).catch(() => {
      throw redirect({ href: '/' });
    });
  },
  head: titled('Payment sandbox'),
  component: SandboxCheckout,
});

function SandboxCheckout() {
  return <CheckoutPage checkout={Route.useLoaderData()} />;
}
