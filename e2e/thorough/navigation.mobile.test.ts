import { openHydrated } from '../support/hydrated.ts';
import { expect, test } from '../support/test.ts';

test('the menu button opens and closes the menu [NAV-26]', async ({ page }) => {
  await openHydrated(page, '/');
  const menu = page.getByRole('navigation', { name: 'Menu' });
  await expect(menu).toBeHidden();
  await page.getByRole('button', { name: 'Open menu' }).tap();
  await expect(menu.getByRole('link', { name: 'How It Works' })).toBeVisible();
  await page.getByRole('button', { name: 'Close menu' }).tap();
  await expect(menu).toBeHidden();
});

test('a link in the menu opens its page and closes the menu', async ({ page }) => {
  await openHydrated(page, '/');
  await page.getByRole('button', { name: 'Open menu' }).tap();
  await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Creators' }).tap();
  await expect(page.getByRole('heading', { name: 'The whole deal, before you apply.' })).toBeInViewport();
  await expect(page.getByRole('navigation', { name: 'Menu' })).toBeHidden();
});

test('the header fits 320 pixels', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openHydrated(page, '/');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign Up' })).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeInViewport({ ratio: 1 });
});
