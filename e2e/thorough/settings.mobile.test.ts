import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { expectFits } from '../support/fits.ts';
import { openHydrated } from '../support/hydrated.ts';
import { signInAs } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

const list = (page: Page) => page.getByRole('navigation', { name: 'Settings' });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 2, name, exact: true });

test('a phone lists the sections of the settings and opens one at a time', async ({ page }) => {
  await signInAs(page, 'owner');
  await openHydrated(page, '/business/settings');
  await expect(page.getByRole('heading', { level: 2 })).toHaveCount(0);
  await expectAccessible(page, 'the list of settings');
  for (const name of ['Data and account', 'Notifications', 'Billing', 'Members']) {
    await list(page).getByRole('link', { name }).click();
    await expect(heading(page, name)).toBeInViewport();
    await expect(page.getByRole('heading', { level: 2 })).toHaveCount(1);
    await expect(page.getByRole('region', { name, exact: true })).toBeFocused();
    await expect(list(page)).toBeHidden();
    await page.getByRole('link', { name: 'All settings' }).click();
    await expect(list(page).getByRole('link', { name })).toBeFocused();
  }
  await page.goBack();
  await expect(heading(page, 'Members')).toBeVisible();
  await expectAccessible(page, 'a section of the settings');
});

test('a link from another page opens its section of the settings, without scripts too', async ({
  page,
  browser,
}) => {
  await signInAs(page, 'creator');
  await openHydrated(page, '/creator');
  await page.getByRole('link', { name: 'Edit profile' }).click();
  await expect(heading(page, 'Profile')).toBeVisible();
  await expect(list(page)).toBeHidden();
  const context = await browser.newContext({
    javaScriptEnabled: false,
    storageState: await page.context().storageState(),
  });
  const plain = await context.newPage();
  await plain.goto(new URL('/creator/settings', page.url()).href);
  await list(plain).getByRole('link', { name: 'Portfolio' }).click();
  await expect(heading(plain, 'Portfolio')).toBeVisible();
  await expect(heading(plain, 'Profile')).toBeHidden();
  await plain.getByRole('link', { name: 'All settings' }).click();
  await expect(heading(plain, 'Portfolio')).toBeHidden();
  await expect(list(plain)).toBeVisible();
  await context.close();
});

test('a change that isn’t saved stays in sight beside the list', async ({ page }) => {
  await signInAs(page, 'owner');
  await openHydrated(page, '/business/settings#profile');
  await page.getByRole('region', { name: 'Profile' }).getByLabel('Full name').fill('Rosa Delgado Ruiz');
  await page.getByRole('link', { name: 'All settings' }).click();
  await expect(page.getByText('1 unsaved change').first()).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(heading(page, 'Profile')).toBeHidden();
});

test('each section of the settings fits a narrow phone and large text', async ({ page }) => {
  test.slow();
  await signInAs(page, 'creator');
  await openHydrated(page, '/creator/settings');
  const names = await list(page)
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).hash));
  for (const hash of names) {
    await page.evaluate((next) => {
      window.location.hash = next;
    }, hash);
    await expect(page.locator(`section${hash}`)).toBeVisible();
    await expectFits(page, hash);
  }
});
