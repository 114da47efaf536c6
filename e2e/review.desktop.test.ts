import type { APIRequestContext, Browser, Page } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { openHydrated } from './support/hydrated.ts';
import { DEMO_PASSWORD, signIn, signInAs, signInOwnerOf } from './support/people.ts';
import { expect, test } from './support/test.ts';

const NOTE = 'Hold the sign one second longer.';
const REPORT = 'I came at 5:40 a.m., the messages show it.';
const WORDS = 'On time, kind to the staff, and the film brought people in.';

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

test('a rating draft survives a reload until it is sent', async ({ page }) => {
  await signInAs(page, 'owner');
  await openHydrated(page, await doneWorkPath(page));
  const review = page.getByRole('region', { name: 'Reviews' });
  await review.getByRole('radio', { name: '4, very good' }).check();
  await review.getByLabel('Your review').fill(WORDS);
  await page.reload();
  await expect(review.getByRole('radio', { name: '4, very good' })).toBeChecked();
  await expect(review.getByLabel('Your review')).toHaveValue(WORDS);
  await review.getByRole('button', { name: 'Send review' }).press('Enter');
  await expect(review.getByRole('button', { name: 'Change review' })).toBeVisible();
  await expect(review.getByLabel('Your review')).toHaveValue(WORDS);
  await expect.poll(() => page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain(WORDS);
});

test('a creator reports a review, and an admin keeps it with words to both', async ({ page, context }) => {
  await signInAs(page, 'creator');
  const { collaborations } = await (await page.request.get('/api/me/collaborations?segment=done')).json();
  const done = collaborations.find(({ status }: { status: string }) => status === 'completed');
  await openHydrated(page, `/creator/work/${done.id}`);
  const reviews = page.getByRole('region', { name: 'Reviews' });
  await reviews.getByRole('button', { name: /^Report .* review$/ }).press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Report review' }).press('Enter');
  await expect(dialog.getByText('Choose a reason')).toBeVisible();
  await dialog.getByLabel('Reason').selectOption('It says something untrue');
  await dialog.getByLabel('Note').fill(REPORT);
  await dialog.getByRole('button', { name: 'Report review' }).press('Enter');
  await expect(reviews.getByRole('button', { name: /^Report / })).toHaveCount(0);

  await context.clearCookies();
  await signInAs(page, 'admin');
  await openHydrated(page, '/admin/approvals?view=reviews');
  const row = page
    .getByRole('list', { name: 'Reported reviews' })
    .getByRole('listitem')
    .filter({ hasText: 'Keep review' })
    .filter({ hasText: REPORT });
  await expect(row.getByText('It says something untrue')).toBeVisible();
  await expectAccessible(page, 'reported reviews');
  await row.getByRole('button', { name: /^Keep review: / }).press('Enter');
  await dialog.getByLabel('Reason').fill('It is about how the work went, and it stays.');
  await dialog.getByRole('button', { name: 'Keep review' }).press('Enter');
  await expect(row).toHaveCount(0);
  await expect(page.getByRole('table', { name: 'Decided reports' })).toContainText('Kept by');
});

async function findWaiting(owner: APIRequestContext) {
  const { user } = await (await owner.get('/api/me')).json();
  const url = `/api/businesses/${user.business.id}/collaborations?waiting=true`;
  const [work] = (await (await owner.get(url)).json()).collaborations;
  const { campaign, deliverables } = await (await owner.get(`/api/collaborations/${work.id}`)).json();
  const sent = deliverables.find(({ status }: { status: string }) => status === 'submitted');
  return { id: work.id, identifier: campaign.identifier, deliverable: sent.id };
}

async function doneWorkPath(page: Page): Promise<string> {
  const { user } = await (await page.request.get('/api/me')).json();
  const campaign = 'opening-week-on-tompkins-avenue';
  const url = `/api/businesses/${user.business.id}/campaigns/${campaign}/collaborations?segment=done`;
  const { collaborations } = await (await page.request.get(url)).json();
  const done = collaborations.find(({ status }: { status: string }) => status === 'completed');
  return `/business/campaigns/${campaign}/work/${done.id}`;
}

async function elsewhere(browser: Browser, email: string): Promise<APIRequestContext> {
  const baseURL = test.info().project.use.baseURL ?? '';
  const context = await browser.newContext({ baseURL, extraHTTPHeaders: { origin: baseURL } });
  await signIn(context.request, email, DEMO_PASSWORD);
  return context.request;
}
