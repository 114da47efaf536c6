import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { ProviderDifference } from '#contract/money/provider-balance.ts';
import type { Account } from '#domain/accounts/access.ts';
import type { AdminRole } from '#domain/accounts/roles.ts';
import { createAuthStore, NOBODY } from '#web/session/auth-store.ts';
import { DifferenceRows } from './difference-rows.tsx';

const DIFFERENCE: ProviderDifference = {
  subject: 'entry:txn_1',
  expected_cents: -1_250,
  found_cents: 0,
  first_seen_at: '2026-06-11T15:00:00Z',
  confirmed_at: '2026-06-11T16:00:00Z',
  description: 'Refund from the dashboard',
  reference: 'txn_1',
};

async function render(difference: ProviderDifference, admin_role: AdminRole = 'money'): Promise<string> {
  const queries = new QueryClient();
  const auth = createAuthStore();
  auth.settle({ ...NOBODY, user: { role: 'admin', admin_role, account_status: 'active' } as Account });
  const page = () => (
    <QueryClientProvider client={queries}>
      <DifferenceRows differences={[difference]} />
    </QueryClientProvider>
  );
  const router = createRouter({
    routeTree: createRootRoute({ component: page }),
    history: createMemoryHistory(),
    context: { api: {}, auth, site: { now: '2026-06-11T17:00:00Z' } },
  });
  await router.load();
  return renderToString(<RouterProvider router={router} />).replaceAll('<!-- -->', '');
}

it('offers to book a movement that no record stands for', async () => {
  const html = await render(DIFFERENCE);
  expect(html).toContain('Refund from the dashboard');
  expect(html).toContain('Book to reserve</button>');
  expect(await render(DIFFERENCE, 'read_only')).not.toContain('<button');
});

it('offers nothing where a record settles it', async () => {
  const html = await render({ ...DIFFERENCE, subject: 'payment:1', description: null, reference: null });
  expect(html).toContain('Resolved through its record');
  expect(html).not.toContain('<button');
});
