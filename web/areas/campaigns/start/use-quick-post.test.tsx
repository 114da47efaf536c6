// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import { createQueries } from '#web/queries.ts';
import { type ShownPage, showPage } from '#web/session/show-page.tsx';
import { useQuickPost } from './use-quick-post.ts';

let shown: ShownPage;
afterEach(() => shown.remove());

const ANSWERS = {
  package_id: 'p1',
  total_cents: 90_000,
  creator_count: 3,
  fulfilment: 'remote',
  location_ids: [],
  application_deadline: '2026-06-24',
  content_due_days: 10,
} as const;

function Post({ campaign_id }: { campaign_id: string | null }) {
  const posting = useQuickPost('b1', () => undefined);
  return (
    <button
      type="button"
      onClick={() => void posting.run({ answers: { ...ANSWERS, location_ids: [] }, campaign_id })}
    >
      See preview
    </button>
  );
}

type Answer = { status: number; body: object };

async function show(campaign_id: string | null, answer: (sent: Request) => Promise<Answer> | Answer) {
  const queries = createQueries();
  shown = await showPage(
    () => (
      <QueryClientProvider client={queries.client}>
        <Post campaign_id={campaign_id} />
      </QueryClientProvider>
    ),
    { queries, answer: async (_, sent) => answer(sent) },
  );
  await vi.waitFor(() => expect(document.querySelector('button')).not.toBeNull());
}

const press = () => document.querySelector('button')?.click();

it('a lost answer is asked for again with the same key, and opens the same draft', async () => {
  const keys: (string | null)[] = [];
  await show(null, (sent) => {
    keys.push(sent.headers.get('idempotency-key'));
    return keys.length === 1
      ? { status: 503, body: { status: 503, code: 'unavailable', detail: 'Try again.' } }
      : { status: 201, body: { campaign_id: 'c1' } };
  });
  press();
  await vi.waitFor(() => expect(shown.toasts).toMatchObject([{ title: 'Couldn’t make a draft' }]));
  press();
  await vi.waitFor(() => expect(shown.router.latestLocation.pathname).toBe('/business/campaigns/c1/edit'));
  expect(keys).toHaveLength(2);
  expect(keys[0]).toBe(keys[1]);
});

it('changed answers change the price and dates of their draft, and nothing that was written', async () => {
  let change: object = {};
  await show('c1', async (sent) => {
    if (sent.method === 'PATCH') change = await sent.json();
    return { status: 200, body: { id: 'c1', status: 'draft', version: 7, business_fee_percent: 20 } };
  });
  press();
  await vi.waitFor(() => expect(shown.router.latestLocation.pathname).toBe('/business/campaigns/c1/edit'));
  expect(change).toEqual({
    version: 7,
    creator_payout_cents: 25_000,
    slots: 3,
    fulfilment: 'remote',
    location_ids: [],
    application_deadline: '2026-06-24',
    content_due_days: 10,
  });
});

it.each([
  ['deleted', { status: 404, body: { status: 404, code: 'not_found', detail: 'Gone.' } }],
  ['posted', { status: 200, body: { id: 'c1', status: 'live', version: 7, business_fee_percent: 10 } }],
])('a draft that was %s since is not touched: the answers make another', async (_, found) => {
  const methods: string[] = [];
  await show('c1', (sent) => {
    methods.push(sent.method);
    return sent.method === 'GET' ? found : { status: 201, body: { campaign_id: 'c2' } };
  });
  press();
  await vi.waitFor(() => expect(shown.router.latestLocation.pathname).toBe('/business/campaigns/c2/edit'));
  expect(methods).toEqual(['GET', 'POST']);
});
