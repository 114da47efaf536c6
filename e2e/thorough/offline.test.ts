import type { Page } from '@playwright/test';
import { openHydrated } from '../support/hydrated.ts';
import { signInAs } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

// The browser says so itself of each request that finds no connection.
test.use({
  expectedErrors: [/ERR_INTERNET_DISCONNECTED|^Failed to get the session|^Failed to draw the page/],
});

test('a creator who loses the connection keeps the page, reads why nothing is saved, and continues afterwards', async ({
  page,
}) => {
  await signInAs(page, 'creator');
  await openHydrated(page, '/campaigns');
  await untilErrorPagesAreLoaded(page);
  await page.context().setOffline(true);
  await expect(page.getByText('You’re offline. Changes can’t be saved until you’re back.')).toBeVisible();

  const lost = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/bookmark'));
  await page
    .getByRole('button', { name: /^Save .* for later$/ })
    .first()
    .click();
  await lost;
  await expect(page.getByText('Check your connection and try again.')).toBeVisible();
  await expect(page.getByRole('heading', { name: /^Discover/ })).toBeVisible();

  await page
    .getByRole('link', { name: /^Messages/ })
    .locator('visible=true')
    .first()
    .click();
  await expect(page.getByRole('heading', { name: 'You’re offline' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
  await expect(page.locator('html')).not.toHaveAttribute('data-navigating');
  await expect(page.getByRole('link', { name: 'Dashboard' }).locator('visible=true').first()).toBeVisible();

  await page.context().setOffline(false);
  await expect(page.getByRole('heading', { name: 'Messages', exact: true })).toBeVisible();
  await expect(page.getByText('You’re offline', { exact: false })).toHaveCount(0);
});

/** A page fetches the code of toasts and of its own failures right after it is hydrated. What they import must have come too. */
async function untilErrorPagesAreLoaded(page: Page): Promise<void> {
  await page.waitForFunction(async () => {
    const fetched = performance.getEntriesByType('resource').map(({ name }) => name);
    const parts = ['toaster', 'page-error', 'page-pending'].map((part) =>
      fetched.find((name) => name.includes(`/${part}`)),
    );
    if (parts.includes(undefined)) return false;
    await Promise.all(parts.map((part) => import(part ?? '')));
    return true;
  });
}
