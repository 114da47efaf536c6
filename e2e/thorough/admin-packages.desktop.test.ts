import { expectAccessible } from '../support/axe.ts';
import { openHydrated } from '../support/hydrated.ts';
import { signInAs } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

test('an admin adds a package, moves it up and archives it [ADMIN-06] [ADMIN-22] [ADMIN-36]', async ({
  page,
}) => {
  await signInAs(page, 'admin');
  await openHydrated(page, '/admin/packages');
  await expect(page.getByRole('heading', { name: 'Content Packages', level: 1 })).toBeVisible();
  await expectAccessible(page, 'content packages', 'main');
  await page.getByRole('button', { name: 'Add package' }).click();
  const drawer = page.getByRole('dialog', { name: 'New package' });
  await drawer.getByLabel('Name').fill('Window photos');
  await drawer.getByRole('button', { name: 'More' }).click();
  await drawer.getByRole('button', { name: 'UGC Photo' }).click();
  await drawer.getByLabel('Typical payout from').fill('90');
  await drawer.getByLabel('To', { exact: true }).fill('160');
  await expectAccessible(page, 'adding a package', '[role="dialog"]');
  await drawer.getByRole('button', { name: 'Add package' }).click();
  const rows = page.getByRole('main').getByRole('listitem');
  await expect(rows.last()).toContainText('Window photos');
  await page.getByRole('button', { name: 'Move Window photos up' }).click();
  await expect(rows.last()).not.toContainText('Window photos');
  await page.getByRole('link', { name: 'Window photos' }).click();
  await page.getByRole('button', { name: 'Archive' }).click();
  await expect(page.getByRole('link', { name: 'Window photos' })).toBeHidden();
});
