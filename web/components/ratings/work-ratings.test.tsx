// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import type { Rating, WorkRatings as Ratings } from '#contract/work/ratings.ts';
import { createQueries } from '#web/queries.ts';
import { type ShownPage, showPage } from '#web/session/show-page.tsx';
import { WorkRatings } from './work-ratings.tsx';

const RATING: Rating = {
  id: 'r1',
  stars: 4,
  words: 'On time.',
  created_at: '2026-06-11T14:00:00Z',
  shown_at: null,
  is_hidden: false,
  answer: null,
};
const OPEN: Ratings = {
  side: 'business',
  business_name: 'Crumb & Co.',
  creator_name: 'Maya Okafor',
  open_until: '2026-06-20T16:00:00Z',
  can_write: true,
  own: null,
  of_creator: null,
  of_business: null,
  answer_until: null,
  can_report: false,
};

let shown: ShownPage;
afterEach(() => shown.remove());

it('keeps the focus on the button of a review that can still be changed, and says that it was sent', async () => {
  await sendReview({ ...OPEN, own: RATING });
  await vi.waitFor(() => expect(document.activeElement?.textContent).toBe('Change review'));
  expect(shown.toasts).toMatchObject([{ title: 'Review sent.' }]);
});

it('moves the focus to the heading when the review is published and its form goes', async () => {
  const published = { ...RATING, shown_at: RATING.created_at };
  await sendReview({ ...OPEN, can_write: false, own: published, of_creator: published });
  await vi.waitFor(() => expect(document.activeElement?.textContent).toBe('Reviews'));
  expect(document.querySelector('form')).toBeNull();
});

async function sendReview(after: Ratings) {
  let ratings = OPEN;
  const queries = createQueries();
  shown = await showPage(
    () => (
      <QueryClientProvider client={queries.client}>
        <WorkRatings collaborationId="w1" />
      </QueryClientProvider>
    ),
    {
      queries,
      answer: (request) => {
        if (request.startsWith('PUT')) ratings = after;
        return { status: 200, body: ratings };
      },
    },
  );
  const send = await vi.waitFor(() => {
    const button = document.querySelector<HTMLButtonElement>('button[type=submit]');
    if (button === null) throw new Error('The form must be there first');
    return button;
  });
  document.querySelectorAll<HTMLInputElement>('input[type=radio]')[3]?.click();
  send.focus();
  send.click();
}
