// @vitest-environment happy-dom
import { QueryClientProvider, useSuspenseQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { afterEach, expect, it, vi } from 'vitest';
import type { Business } from '#contract/businesses/businesses.ts';
import { businessOptions } from '#web/components/business/business-options.ts';
import { createQueries } from '#web/queries.ts';
import { type ShownPage, showPage } from '#web/session/show-page.tsx';
import { ShopSection } from './shop-section.tsx';

const SHOP: Business = {
  id: 'b1',
  business_name: 'Crumb & Co.',
  slug: 'crumb-co',
  industry: 'bakery',
  website: null,
  description: '',
  social_links: [],
  updated_at: '2026-06-01T12:00:00Z',
  version: 3,
  membership: 'owner',
};

const API = { baseUrl: 'http://bizmeet.test' };

const queries = createQueries();
let shown: ShownPage;

afterEach(() => shown.remove());

function Page() {
  return (
    <QueryClientProvider client={queries.client}>
      <Shop />
    </QueryClientProvider>
  );
}

function Shop() {
  const { api } = useRouteContext({ from: '__root__' });
  const { data } = useSuspenseQuery(businessOptions(api, 'b1'));
  return <ShopSection business={data} industries={[]} places={null} pictures={null} />;
}

it('keeps what was typed beside what somebody else saved meanwhile', async () => {
  const detail = 'Somebody else saved this first.';
  queries.client.setQueryData(businessOptions(API, 'b1').queryKey, SHOP);
  shown = await showPage(Page, {
    queries,
    answer: (request) =>
      request.startsWith('PATCH')
        ? { status: 409, body: { status: 409, code: 'stale', detail } }
        : { status: 200, body: { ...SHOP, version: 4 } },
  });
  await vi.waitFor(() => expect(document.querySelector('[name=description]')).not.toBeNull());
  const field = document.querySelector<HTMLTextAreaElement>('[name=description]');
  const { set } = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value') ?? {};
  set?.call(field, 'Bread from rye.');
  field?.dispatchEvent(new Event('input', { bubbles: true }));
  await vi.waitFor(() => expect(document.querySelector('[type=submit]')).not.toBeNull());
  document.querySelector<HTMLElement>('[type=submit]')?.click();
  await vi.waitFor(() => expect(document.body.textContent).toContain(detail));
  expect(field?.value).toBe('Bread from rye.');
  expect(shown.requests).toEqual(['PATCH /api/businesses/b1', 'GET /api/businesses/b1']);
});
