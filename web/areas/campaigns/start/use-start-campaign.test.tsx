// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import { createQueries } from '#web/queries.ts';
import { type ShownPage, showPage } from '#web/session/show-page.tsx';
import { useStartCampaign } from './use-start-campaign.ts';

let shown: ShownPage;
afterEach(() => shown.remove());

it.each([
  ['a package says in the toast for what we suggest what it filled in', 'p1', [{ variant: 'ai' }]],
  ['a blank campaign fills in nothing and says nothing', null, []],
] as const)('%s (decision: texts suggested in the builder) [UI-15]', async (_, packageId, toasts) => {
  const queries = createQueries();
  let body: unknown;
  shown = await showPage(
    () => (
      <QueryClientProvider client={queries.client}>
        <Start packageId={packageId} />
      </QueryClientProvider>
    ),
    {
      queries,
      answer: async (__, sent) => {
        body = await sent.json();
        return { status: 201, body: { id: 'd1' } };
      },
    },
  );
  await vi.waitFor(() => expect(document.querySelector('button')).not.toBeNull());
  document.querySelector('button')?.click();
  await vi.waitFor(() => expect(shown.router.latestLocation.pathname).toBe('/business/campaigns/d1/edit'));
  await vi.waitFor(() => expect(shown.toasts).toMatchObject(toasts));
  expect(body).toEqual(packageId === null ? {} : { package_id: packageId });
});

function Start({ packageId }: { packageId: string | null }) {
  const starting = useStartCampaign('b1');
  return (
    <button type="button" onClick={() => void starting.run(packageId)}>
      Start
    </button>
  );
}
