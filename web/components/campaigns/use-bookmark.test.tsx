// @vitest-environment happy-dom
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import { createQueries } from '#web/queries.ts';
import { type ShownPage, showPage } from '#web/session/show-page.tsx';
import { SaveButton } from './save-button.tsx';

const LISTED = ['campaigns', 'page'];

type Answer = { status: number; body?: object };

let page: ShownPage;
afterEach(() => page.remove());

it('shows a campaign as saved at once, before the answer has come', async () => {
  const answered = Promise.withResolvers<Answer>();
  await show(() => answered.promise);
  button()?.click();
  await vi.waitFor(() => expect(button()?.getAttribute('aria-pressed')).toBe('true'));
  await vi.waitFor(() => expect(page.requests).toEqual(['PUT /api/campaigns/c1/bookmark']));
  answered.resolve({ status: 200 });
});

it('goes back to how it was when it was not saved, and says why', async () => {
  await show(() => ({ status: 404, body: { detail: 'This campaign is gone.' } }));
  button()?.click();
  const toast = { title: 'Couldn’t save', description: 'This campaign is gone.', variant: 'destructive' };
  await vi.waitFor(() => expect(page.toasts).toEqual([toast]));
  await vi.waitFor(() => expect(button()?.getAttribute('aria-pressed')).toBe('false'));
});

const button = () => document.querySelector('button');
const readList = async () => ({ campaigns: [{ id: 'c1', is_saved: false }] });

async function show(answer: () => Answer | Promise<Answer>): Promise<void> {
  const queries = createQueries();
  await queries.client.prefetchQuery({ queryKey: LISTED, queryFn: readList });
  page = await showPage(
    () => (
      <QueryClientProvider client={queries.client}>
        <Listed />
      </QueryClientProvider>
    ),
    { answer, queries },
  );
  await vi.waitFor(() => expect(button()).not.toBeNull());
}

function Listed() {
  const { data } = useQuery({ queryKey: LISTED, queryFn: readList });
  return data?.campaigns.map((campaign) => (
    <SaveButton key={campaign.id} campaign={campaign} title="Rye week" />
  ));
}
