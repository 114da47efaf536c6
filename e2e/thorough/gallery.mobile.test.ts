import { openHydrated } from '../support/hydrated.ts';
import { expect, test } from '../support/test.ts';

test('the menu shows who is signed in, with Settings and Sign Out [NAV-03] [NAV-04] [NAV-05] [NAV-06]', async ({
  page,
}) => {
  await openHydrated(page, '/dev/ui');
  const bar = page.getByRole('region', { name: 'App bar' });
  await bar.getByRole('radio', { name: 'Business' }).check({ force: true });
  await bar.getByRole('button', { name: 'Open menu' }).click();
  const menu = bar.getByRole('navigation', { name: 'Menu' });
  await expect(menu).toContainText('Signed in as');
  await expect(menu).toContainText('Ana Crumb');
  await expect(menu.getByRole('link', { name: /^Settings/ })).toHaveAttribute('href', '/business/settings');
  await menu.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page.getByText('Successfully logged out').last()).toBeVisible();
});
