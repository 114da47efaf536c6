import { expectAccessible } from '../support/axe.ts';
import { openHydrated } from '../support/hydrated.ts';
import { DEMO_PASSWORD, signIn, signInAs } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

test('an owner changes the role of a helper, whose open page follows at the next press', async ({
  page,
  browser,
}) => {
  const context = await browser.newContext();
  const theirs = await context.newPage();
  await signIn(context.request, 'sam@bizmeet.example', DEMO_PASSWORD);
  await openHydrated(theirs, '/admin');
  const menu = theirs.getByRole('navigation', { name: 'Admin pages' });
  await expect(menu.getByRole('link', { name: 'Support' })).toBeVisible();
  await expect(menu.getByRole('link', { name: 'Payouts' })).toBeHidden();
  await expect(theirs.getByRole('heading', { name: 'Money' })).toBeHidden();
  await openHydrated(theirs, '/admin/businesses');
  await expect(theirs.getByRole('columnheader', { name: 'Paid in' })).toBeHidden();
  await theirs.goto('/admin/payouts');
  await expect(theirs).toHaveURL('/admin');

  await signInAs(page, 'admin');
  await openHydrated(page, '/admin/admins');
  await expectAccessible(page, 'Admins');
  await page.getByRole('button', { name: 'Change role of Sam Whitfield' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change Sam Whitfield’s role?' });
  await dialog.getByLabel('Role').selectOption('money');
  await dialog.getByLabel('Reason').fill('Sam looks after payouts from today.');
  await expectAccessible(page, 'changing a role');
  await dialog.getByRole('button', { name: 'Change role' }).click();
  await expect(page.getByText('Sam Whitfield’s role was changed.').last()).toBeVisible();
  await expect(page.getByRole('row', { name: /Sam Whitfield/ })).toContainText('Money');

  await openHydrated(theirs, '/admin/payouts');
  await expect(theirs.getByRole('heading', { level: 1 })).toHaveText('Payouts');
  await expect(menu.getByRole('link', { name: 'Payouts' })).toBeVisible();
  await openHydrated(theirs, '/admin/admins');
  await expect(theirs.getByRole('button', { name: 'Add admin' })).toBeHidden();
  await context.close();
});
