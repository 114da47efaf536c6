import { openHydrated } from './support/hydrated.ts';
import { expect, test } from './support/test.ts';

test('Escape closes the menu and returns the focus [NAV-27]', async ({ page }) => {
  await openHydrated(page, '/');
  const toggle = page.getByRole('button', { name: /menu/ });
  await toggle.tap();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('navigation', { name: 'Menu' })).toBeHidden();
  await expect(toggle).toBeFocused();
});
