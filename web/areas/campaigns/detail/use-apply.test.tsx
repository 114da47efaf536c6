// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import type { CampaignDetail } from '#contract/campaigns/details.ts';
import { createQueries } from '#web/queries.ts';
import { type ShownPage, showPage } from '#web/session/show-page.tsx';
import { applyDraftOf, EMPTY_DRAFT } from './apply-draft.ts';
import { useApply } from './use-apply.ts';

const CAMPAIGN = {
  id: 'c1',
  accepts_quotes: false,
  creator_payout_cents: 15_000,
  brief: { questions: [] as string[] },
} as CampaignDetail;
const WRITTEN = { ...EMPTY_DRAFT, pitch: 'Steam and crust at six.', has_promised: true };

let page: ShownPage;
afterEach(() => {
  applyDraftOf('c1').forget();
  page.remove();
});

it('sends nothing while something is missing', async () => {
  await show({ status: 200 });
  press();
  await vi.waitFor(() => expect(said('pitch')).toBe('Describe what you’d make in a few sentences'));
  expect(page.requests).toEqual([]);
});

it('keeps what was written when it is refused, says why and reads the campaign again', async () => {
  applyDraftOf('c1').set(WRITTEN);
  const queries = await show({ status: 409, body: { detail: 'All spots are taken.' } });
  queries.client.setQueryData(['campaign'], 'read before');
  press();
  await vi.waitFor(() => expect(said('refusal')).toBe('All spots are taken.'));
  expect(applyDraftOf('c1').get()).toEqual(WRITTEN);
  expect(queries.client.getQueryState(['campaign'])?.isInvalidated).toBe(true);
});

it('is sent once, says so and is forgotten', async () => {
  applyDraftOf('c1').set(WRITTEN);
  await show({ status: 200 });
  press();
  press();
  await vi.waitFor(() => expect(page.toasts).toHaveLength(1));
  expect(page.toasts[0]).toMatchObject({ title: 'Applied', variant: 'success' });
  expect(page.requests).toEqual(['POST /api/campaigns/c1/applications']);
  expect(applyDraftOf('c1').get()).toEqual(EMPTY_DRAFT);
});

const press = () => document.querySelector('button')?.click();
const said = (id: string) => document.querySelector(`[data-said=${id}]`)?.textContent;

async function show(answer: { status: number; body?: object }) {
  const queries = createQueries();
  page = await showPage(
    () => (
      <QueryClientProvider client={queries.client}>
        <Form />
      </QueryClientProvider>
    ),
    { answer: () => answer, queries },
  );
  await vi.waitFor(() => expect(document.querySelector('button')).not.toBeNull());
  return queries;
}

function Form() {
  const { errors, refusal, send } = useApply(CAMPAIGN);
  return (
    <>
      <p data-said="pitch">{errors.pitch}</p>
      <p data-said="refusal">{refusal}</p>
      <button type="button" onClick={() => void send()}>
        Apply
      </button>
    </>
  );
}
