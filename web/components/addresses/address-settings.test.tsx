// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import { createQueries } from '#web/queries.ts';
import { type ShownPage, showPage } from '#web/session/show-page.tsx';
import { AddressSettings } from './address-settings.tsx';

let page: ShownPage;
afterEach(() => page.remove());

const shown = () => document.body.textContent;

it('says that the address didn’t load, not that there is none, and asks again by a button', async () => {
  let isUp = false;
  const queries = createQueries();
  page = await showPage(
    () => (
      <QueryClientProvider client={queries.client}>
        <AddressSettings use="For your contracts." />
      </QueryClientProvider>
    ),
    {
      queries,
      answer: () =>
        isUp ? { status: 200, body: { mailing_address: null } } : { status: 409, body: { status: 409 } },
    },
  );
  await vi.waitFor(() => expect(shown()).toContain('The address didn’t load.'));
  expect(shown()).not.toContain('No address yet');
  isUp = true;
  document.querySelector('button')?.click();
  await vi.waitFor(() => expect(shown()).toContain('No address yet'));
  expect(shown()).not.toContain('didn’t load');
});
