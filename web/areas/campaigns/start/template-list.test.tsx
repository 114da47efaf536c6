// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import type { CampaignTemplate } from '#contract/campaigns/templates.ts';
import { createQueries } from '#web/queries.ts';
import { type ShownPage, showPage } from '#web/session/show-page.tsx';
import { TemplateList } from './template-list.tsx';

let shown: ShownPage;
afterEach(() => shown.remove());

const TEMPLATE: Omit<CampaignTemplate, 'id' | 'template_name'> = {
  title: 'Rye week',
  deliverables: [{ kind: 'instagram_reel', quantity: 1, note: '' }],
  creator_payout_cents: 27_273,
  slots: 3,
  fulfilment: 'visit',
  location_ids: [],
  content_due_days: 10,
  picture_count: 1,
  created_at: '2026-06-10T16:00:00Z',
};

it('shows six templates, and the others when asked, so that the packages stay near', async () => {
  const templates = Array.from({ length: 8 }, (_, index) => ({
    ...TEMPLATE,
    id: `t${index}`,
    template_name: `Week ${index}`,
  }));
  const queries = createQueries();
  shown = await showPage(
    () => (
      <QueryClientProvider client={queries.client}>
        <TemplateList templates={templates} businessId="b1" onTemplate={() => undefined} />
      </QueryClientProvider>
    ),
    { queries, answer: () => ({ status: 200, body: {} }) },
  );
  const cards = () => document.querySelectorAll('li');
  await vi.waitFor(() => expect(cards()).toHaveLength(6));
  expect(cards()[0]?.textContent).toContain('$272.73 each · 3 creators · 1 picture');
  const all = [...document.querySelectorAll('button')].find((one) =>
    one.textContent?.startsWith('Show all 8'),
  );
  all?.click();
  await vi.waitFor(() => expect(cards()).toHaveLength(8));
});
