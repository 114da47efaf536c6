// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import type { Suggestion } from '#contract/campaigns/suggestions.ts';
import { createQueries } from '#web/queries.ts';
import { type ShownPage, showPage } from '#web/session/show-page.tsx';
import { SuggestionList } from './suggestion-list.tsx';

let page: ShownPage;
afterEach(() => page.remove());

const suggestion = (at: number) =>
  ({
    id: `campaign-${at}`,
    public_id: `public-${at}`,
    title: `Campaign ${at}`,
    description: 'Come in and film it.',
    business_name: 'Fern & Radiator',
    business_slug: 'fern-radiator',
    industry: 'flowers_and_plants',
    location_neighborhood: null,
    borough: null,
    application_deadline: null,
    package_deliverables: [{ kind: 'instagram_reel', quantity: 1 }],
    creator_payout_cents: 20_000,
    slots: 3,
    spots_left: 2,
    reasons: ['About 2 miles from Greenpoint'],
  }) as Suggestion;

const titles = () => [...document.querySelectorAll('h3')].map(({ textContent }) => textContent);

it('shows three suggestions at first, and the rest with the focus on the next when asked', async () => {
  const suggestions = [1, 2, 3, 4, 5].map(suggestion);
  const { client } = createQueries();
  page = await showPage(() => (
    <QueryClientProvider client={client}>
      <SuggestionList suggestions={suggestions} now={new Date('2026-06-10T16:00:00Z')} onHide={vi.fn()} />
    </QueryClientProvider>
  ));
  await vi.waitFor(() => expect(titles()).toEqual(['Campaign 1', 'Campaign 2', 'Campaign 3']));
  const more = [...document.querySelectorAll('button')].find(
    ({ textContent }) => textContent === 'Show 2 more',
  );
  more?.focus();
  more?.click();
  await vi.waitFor(() => expect(titles()).toHaveLength(5));
  await vi.waitFor(() => expect(document.activeElement?.textContent).toContain('Campaign 4'));
  expect(document.body.textContent).not.toContain('more');
});
