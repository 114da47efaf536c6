import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { openHydrated } from '../support/hydrated.ts';
import { signInAs } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

const REPORT = 'I came at 5:40 a.m., the messages show it.';
const WORDS = 'On time, kind to the staff, and the film brought people in.';

test('a rating draft survives a reload until it is sent', async ({ page }) => {
  await signInAs(page, 'owner');
  await openHydrated(page, await doneWorkPath(page));
  const rating = page.getByRole('region', { name: 'Reviews' });
  await rating.getByRole('radio', { name: '4, very good' }).check();
  await rating.getByLabel('Your review').fill(WORDS);
  await page.reload();
  await expect(rating.getByRole('radio', { name: '4, very good' })).toBeChecked();
  await expect(rating.getByLabel('Your review')).toHaveValue(WORDS);
  await rating.getByRole('button', { name: 'Send review' }).press('Enter');
  await expect(rating.getByRole('button', { name: 'Change review' })).toBeVisible();
  await expect(rating.getByLabel('Your review')).toHaveValue(WORDS);
  await expect.poll(() => page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain(WORDS);
});

test('a creator reports a rating, and an admin keeps it with words to both', async ({ page, context }) => {
  await signInAs(page, 'creator');
  const { collaborations } = await (await page.request.get('/api/me/collaborations?segment=done')).json();
  const done = collaborations.find(({ status }: { status: string }) => status === 'completed');
  await openHydrated(page, `/creator/work/${done.id}`);
  const ratings = page.getByRole('region', { name: 'Reviews' });
  await ratings.getByRole('button', { name: /^Report .* review$/ }).press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Report review' }).press('Enter');
  await expect(dialog.getByText('Choose a reason')).toBeVisible();
  await dialog.getByLabel('Reason').selectOption('It says something untrue');
  await dialog.getByLabel('Note').fill(REPORT);
  const sent = page.waitForResponse(/\/api\/ratings\/[^/]+\/reports$/);
  await dialog.getByRole('button', { name: 'Report review' }).press('Enter');
  await expect(ratings.getByRole('button', { name: /^Report / })).toHaveCount(0);
  expect((await sent).ok()).toBe(true);

  await context.clearCookies();
  await signInAs(page, 'admin');
  await openHydrated(page, '/admin/approvals?view=reviews');
  const row = page
    .getByRole('list', { name: 'Reported reviews' })
    .getByRole('listitem')
    .filter({ hasText: 'Keep review' })
    .filter({ hasText: REPORT });
  await expect(row.getByText('It says something untrue')).toBeVisible();
  await expectAccessible(page, 'reported ratings');
  await row.getByRole('button', { name: /^Keep review: / }).press('Enter');
  await dialog.getByLabel('Reason').fill('It is about how the work went, and it stays.');
  await dialog.getByRole('button', { name: 'Keep review' }).press('Enter');
  await expect(row).toHaveCount(0);
  await expect(page.getByRole('table', { name: 'Decided reports' })).toContainText('Kept by');
});

async function doneWorkPath(page: Page): Promise<string> {
  const { user } = await (await page.request.get('/api/me')).json();
  const campaign = 'opening-week-on-tompkins-avenue';
  const url = `/api/businesses/${user.business.id}/campaigns/${campaign}/collaborations?segment=done`;
  const { collaborations } = await (await page.request.get(url)).json();
  const done = collaborations.find(({ status }: { status: string }) => status === 'completed');
  return `/business/campaigns/${campaign}/work/${done.id}`;
}
