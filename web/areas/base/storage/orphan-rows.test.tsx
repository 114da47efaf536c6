// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import { createQueries } from '#web/queries.ts';
import { type ShownPage, showPage } from '#web/session/show-page.tsx';
import { OrphanRows } from './orphan-rows.tsx';

let page: ShownPage;
afterEach(() => page.remove());

it('scans again by a button when storage didn’t respond, and does not call that all clear', async () => {
  let isUp = false;
  const found = { object_count: 0, byte_size: 0, is_partial: false, objects: [], missing: [] };
  const queries = createQueries();
  page = await showPage(
    () => (
      <QueryClientProvider client={queries.client}>
        <OrphanRows now={new Date('2026-06-10T16:00:00Z')} />
      </QueryClientProvider>
    ),
    { queries, answer: () => (isUp ? { status: 200, body: found } : { status: 409, body: { status: 409 } }) },
  );
  await vi.waitFor(() => expect(document.body.textContent).toContain('Storage didn’t respond'));
  expect(document.body.textContent).not.toContain('ALL CLEAR');
  isUp = true;
  document.querySelector('button')?.click();
  await vi.waitFor(() => expect(document.body.textContent).toContain('Storage matches our records'));
});
