// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import type { ReportedRating } from '#contract/work/ratings.ts';
import { createQueries } from '#web/queries.ts';
import { type ShownPage, showPage } from '#web/session/show-page.tsx';
import { RatingDecisions } from './rating-decisions.tsx';

const rating = { rating_id: 'r1', author_name: 'Maya Okafor', rated_name: 'Crumb & Co' } as ReportedRating;
const WORDS = 'It names someone who had nothing to do with the work.';

let shown: ShownPage;
afterEach(() => shown.remove());

it.each([
  ['Hide', 'hide', 'Review hidden.'],
  ['Keep', 'keep', 'Review kept.'],
] as const)('%s rating sends the words that both sides read', async (verb, decision, done) => {
  const queries = createQueries();
  let body: unknown;
  shown = await showPage(
    () => (
      <QueryClientProvider client={queries.client}>
        <RatingDecisions rating={rating} />
      </QueryClientProvider>
    ),
    {
      queries,
      user: { role: 'admin', admin_role: 'owner', account_status: 'active' },
      answer: async (_, sent) => {
        body = await sent.json();
        return { status: 200 };
      },
    },
  );
  await press(`${verb} review: Maya Okafor on Crumb & Co`);
  await press(`${verb} review`);
  await vi.waitFor(() => expect(document.body.textContent).toContain('at least 10 characters'));
  expect(shown.requests).toEqual([]);
  const field = document.querySelector<HTMLTextAreaElement>('textarea[name="reason"]');
  if (field) field.value = WORDS;
  field?.dispatchEvent(new Event('input', { bubbles: true }));
  await press(`${verb} review`);
  await vi.waitFor(() => expect(shown.toasts).toMatchObject([{ title: done }]));
  expect(shown.requests).toEqual(['POST /api/admin/ratings/r1/decision']);
  expect(body).toEqual({ decision, words: WORDS });
});

async function press(name: string) {
  const button = await vi.waitFor(() => {
    const found = [...document.querySelectorAll('button')].find(
      (one) => (one.getAttribute('aria-label') ?? one.textContent) === name,
    );
    if (!found) throw new Error(`No button "${name}"`);
    return found;
  });
  button.click();
}
