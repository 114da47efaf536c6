import { openHydrated } from '../support/hydrated.ts';
import { signInOwnerOf } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

test('the phone menu signs out too [NAV-06] [NAV-26] [ADMIN-50] [ERR-15]', async ({ page }) => {
  await signInOwnerOf(page, 'moth-button');
  await openHydrated(page, '/business');
  await page.getByRole('button', { name: 'Open menu' }).tap();
  await page.getByRole('navigation', { name: 'Menu' }).getByRole('button', { name: 'Sign Out' }).tap();
  await expect(page.getByText('Successfully logged out').last()).toBeVisible();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign Up' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Tabs' })).toHaveCount(0);
});
