import { createFileRoute, redirect } from '@tanstack/react-router';
import { call } from '#web/api/call.ts';
import { titled } from '#web/head.ts';
import { PayeePage } from './payee-page.tsx';

export const Route = createFileRoute('/sandbox/payee/$id')({
  loader: async ({ params: { id }, context: { api } }) => {
    return call(api, 'GET /api/sandbox/payees/:id', { params: { id } }).catch(() => {
      throw redirect({ href: '/' });
    });
  },
  head: titled('Payment sandbox'),
  component: SandboxPayee,
});

function SandboxPayee() {
  return <PayeePage payee={Route.useLoaderData()} />;
}
