// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import type { CampaignDetail, OwnCampaignApplication } from '#contract/campaigns/details.ts';
import { createQueries } from '#web/queries.ts';
import { type ShownPage, showPage } from '#web/session/show-page.tsx';
import { OwnApplication } from './own-application.tsx';

const CAMPAIGN = {
  business: { business_name: 'Crumb & Co.' },
  brief: { application_deadline: '2026-06-16' },
} as CampaignDetail;
const APPLICATION = {
  application_id: 'a1',
  status: 'submitted',
  submitted_at: '2026-06-10T15:00:00.000Z',
  pitch: '',
  quote: null,
} as unknown as OwnCampaignApplication;

let page: ShownPage;
afterEach(() => page.remove());

it('asks before it withdraws, says so and reads the campaign again', async () => {
  const queries = await withdraw({ status: 200 });
  await vi.waitFor(() => expect(page.toasts).toEqual([{ title: 'Withdrawn' }]));
  expect(page.requests).toEqual(['POST /api/applications/a1/withdrawal']);
  expect(queries.client.getQueryState(['campaign'])?.isInvalidated).toBe(true);
});

it('says why it was not withdrawn, and reads the campaign again', async () => {
  const queries = await withdraw({ status: 409, body: { detail: 'You were accepted a minute ago.' } });
  const description = 'You were accepted a minute ago.';
  const toast = { title: 'Couldn’t withdraw', description, variant: 'destructive' };
  await vi.waitFor(() => expect(page.toasts).toEqual([toast]));
  expect(queries.client.getQueryState(['campaign'])?.isInvalidated).toBe(true);
});

it('says before an offer is given up that it ends, and once it has, that it did', async () => {
  const offer = { ...CAMPAIGN, is_offer: true };
  const now = new Date('2026-06-11T15:00:00Z');
  const shown = async (application: OwnCampaignApplication) => {
    page = await showPage(() => <OwnApplication campaign={offer} application={application} now={now} />);
    await vi.waitFor(() => expect(document.body.textContent).toContain('Offer'));
  };
  const asked = { status: 'open', made_by: 'creator', amount_cents: 36_000, expires_at: now.toISOString() };
  await shown({ ...APPLICATION, quote: asked as OwnCampaignApplication['quote'] });
  expect(document.body.textContent).toContain('If they decline or don’t answer in time, the offer ends.');
  buttonNamed('Withdraw')?.click();
  await vi.waitFor(() => expect(document.body.textContent).toContain('This ends the offer'));
  page.remove();
  await shown({ ...APPLICATION, status: 'declined' });
  expect(document.body.textContent).toContain('You ended this offer.');
  expect(buttonNamed('Withdraw')).toBeUndefined();
});

async function withdraw(answer: { status: number; body?: object }) {
  const queries = createQueries();
  queries.client.setQueryData(['campaign'], 'read before');
  const now = new Date('2026-06-11T15:00:00Z');
  page = await showPage(() => <OwnApplication campaign={CAMPAIGN} application={APPLICATION} now={now} />, {
    answer: () => answer,
    queries,
  });
  await vi.waitFor(() => expect(buttonNamed('Withdraw')).toBeDefined());
  buttonNamed('Withdraw')?.click();
  await vi.waitFor(() => expect(buttonNamed('Keep it')).toBeDefined());
  expect(page.requests).toEqual([]);
  buttonNamed('Withdraw')?.click();
  return queries;
}

function buttonNamed(name: string): HTMLElement | undefined {
  return [...document.querySelectorAll('button')].find(({ textContent }) => textContent?.includes(name));
}
