import { follow } from './support/follow.ts';
import { openHydrated, untilHydrated } from './support/hydrated.ts';
import { signInAs } from './support/people.ts';
import { expect, test } from './support/test.ts';

const BILLING = '/business/settings/billing';

test.beforeEach(({ page }) => signInAs(page, 'manager'));

test('a manager is told in place that a page is the owner’s, and Retry and Go Back work [STATE-35] [UI-06] [UI-07] [UI-08] [UI-09] [ERR-27] [ERR-28]', async ({
  page,
}) => {
  await openHydrated(page, '/business');
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
  await untilHydrated(page);
  await expect(page).toHaveTitle('Access denied - Bizmeet');
  await page.getByRole('button', { name: 'Go Back' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/needs? you$/);
  await expect(page).toHaveURL('/business');
  await expect(page).toHaveTitle('Dashboard - Bizmeet');
});
