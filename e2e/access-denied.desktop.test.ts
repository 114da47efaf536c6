import { openAlive, untilAlive } from './support/alive.ts';
import { follow } from './support/follow.ts';
import { signInAs } from './support/people.ts';
import { expect, test } from './support/test.ts';

const BILLING = '/business/settings/billing';

test.beforeEach(({ page }) => signInAs(page, 'manager'));

test('a manager is told in place that a page is the owner’s, and Retry and Go Back work [STATE-35] [UI-06] [UI-07] [UI-08] [UI-09] [ERR-27] [ERR-28]', async ({
  page,
}) => {
  await openAlive(page, '/business');
  await follow(page, BILLING);
  await expect(page.getByRole('heading', { level: 1, name: 'Access denied' })).toBeVisible();
  await expect(page.getByText('Only the owner of this business can open this page.')).toBeVisible();
  await expect(page).toHaveURL(BILLING);
  await expect(page).toHaveTitle('Access denied - Bizmeet');
  const loaded = page.waitForEvent('load');
  const answer = page.waitForResponse((response) => new URL(response.url()).pathname === BILLING);
  await page.getByRole('button', { name: 'Retry' }).click();
  expect((await answer).status()).toBe(403);
  await loaded;
  await untilAlive(page);
  await expect(page).toHaveTitle('Access denied - Bizmeet');
  await page.getByRole('button', { name: 'Go Back' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/needs? you$/);
  await expect(page).toHaveURL('/business');
  await expect(page).toHaveTitle('Dashboard - Bizmeet');
});

test('in a tab of its own there is nothing to go back to, so Go Back leads home [UI-09]', async ({
  page,
  context,
}) => {
  await openAlive(page, '/business');
  const opened = context.waitForEvent('page');
  await page.evaluate((path) => window.open(path), BILLING);
  const tab = await opened;
  await untilAlive(tab);
  await tab.getByRole('button', { name: 'Go Back' }).click();
  await expect(tab).toHaveURL('/');
  await expect(tab.getByRole('heading', { level: 1 })).toContainText('storefronts');
});
