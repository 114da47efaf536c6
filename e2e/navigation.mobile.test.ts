import { openAlive } from './support/alive.ts';
import { expect, test } from './support/test.ts';

test('a button opens and closes the menu [NAV-26]', async ({ page }) => {
  await openAlive(page, '/');
  const menu = page.getByRole('navigation', { name: 'Menu' });
  await expect(menu).toBeHidden();
  await page.getByRole('button', { name: 'Open menu' }).tap();
  await expect(menu.getByRole('link', { name: 'How It Works' })).toBeVisible();
  await page.getByRole('button', { name: 'Close menu' }).tap();
  await expect(menu).toBeHidden();
});

test('Escape closes the menu and gives the focus back [NAV-27]', async ({ page }) => {
  await openAlive(page, '/');
  const toggle = page.getByRole('button', { name: /menu/ });
  await toggle.tap();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('navigation', { name: 'Menu' })).toBeHidden();
  await expect(toggle).toBeFocused();
});

test('a link in the menu leads there and closes it', async ({ page }) => {
  await openAlive(page, '/');
  await page.getByRole('button', { name: 'Open menu' }).tap();
  await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Creators' }).tap();
  await expect(page.getByRole('heading', { name: 'The whole deal, before you apply.' })).toBeInViewport();
  await expect(page.getByRole('navigation', { name: 'Menu' })).toBeHidden();
});

test('the header fits 320 pixels', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openAlive(page, '/');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign Up' })).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeInViewport({ ratio: 1 });
});
