import type { APIRequestContext, Browser } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { openHydrated } from '../support/hydrated.ts';
import { DEMO_PASSWORD, signIn, signInOwnerOf } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

const NOTE = 'Hold the sign one second longer.';

test('notes on a draft survive a reload, and the second person to decide reads who was faster', async ({
  page,
  browser,
}) => {
  await signInOwnerOf(page, 'pocket-kite');
  const { id, identifier, deliverable } = await findWaiting(page.request);
  await openHydrated(page, `/business/campaigns/${identifier}/work/${id}?deliverable=${deliverable}`);
  await page.getByRole('button', { name: 'Mark line 1' }).press('Enter');
  await expect(page.getByLabel('What should change on line 1')).toBeFocused();
  await page.keyboard.type(NOTE);
  await page.reload();
  await expect(page.getByLabel('What should change on line 1')).toHaveValue(NOTE);
  await expect(page.getByLabel('What should change on line 1')).not.toBeFocused();

  const teammate = await elsewhere(browser, 'owner@pocket-kite.example');
  const approved = await teammate.post(`/api/deliverables/${deliverable}/approval`, {
    data: { version: 1, marks: [] },
  });
  expect(approved.ok()).toBe(true);

  await page.getByRole('button', { name: 'Request 1 change' }).press('Enter');
  await expect(page.getByText('It’s approved.').first()).toBeVisible();
  await expect(page.getByText('This page now shows the latest status.').first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Luz’s turn' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Request 1 change' })).toHaveCount(0);
  await expect(page.getByText(NOTE)).toHaveCount(0);
  await expectAccessible(page, 'a draft somebody else approved');
});

async function findWaiting(owner: APIRequestContext) {
  const { user } = await (await owner.get('/api/me')).json();
  const url = `/api/businesses/${user.business.id}/collaborations?waiting=true`;
  const [work] = (await (await owner.get(url)).json()).collaborations;
  const { campaign, deliverables } = await (await owner.get(`/api/collaborations/${work.id}`)).json();
  const sent = deliverables.find(({ status }: { status: string }) => status === 'submitted');
  return { id: work.id, identifier: campaign.identifier, deliverable: sent.id };
}

async function elsewhere(browser: Browser, email: string): Promise<APIRequestContext> {
  const baseURL = test.info().project.use.baseURL ?? '';
  const context = await browser.newContext({ baseURL, extraHTTPHeaders: { origin: baseURL } });
  await signIn(context.request, email, DEMO_PASSWORD);
  return context.request;
}
