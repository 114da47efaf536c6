import { expectAccessible } from '../support/axe.ts';
import { openHydrated } from '../support/hydrated.ts';
import { signInAs } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

test('the audit log tells which records an admin opened, and leads to them', async ({ page }) => {
  await signInAs(page, 'admin');
  await openHydrated(page, '/admin/users?q=maya@okafor');
  await page.getByRole('link', { name: 'Maya Okafor' }).click();
  await expect(page.getByRole('dialog', { name: 'User' })).toContainText('maya@okafor.example');

  await page.getByRole('link', { name: 'Audit Log' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Audit Log' })).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search the audit log' }).fill('okafor');
  const entry = page.getByRole('list', { name: 'Entries' }).getByRole('listitem').filter({
    hasText: 'viewed the account: Maya Okafor',
  });
  await expect(entry.first()).toBeVisible();
  await expectAccessible(page, 'audit log');
  await page
    .getByRole('radio', { name: 'Changes' })
    .or(page.getByRole('tab', { name: 'Changes' }))
    .click();
  await expect(page).toHaveURL(/kind=changes/);
  await expect(entry).toHaveCount(0);
  await page.goBack();
  await entry.first().getByRole('link', { name: 'Maya Okafor' }).click();
  await expect(page).toHaveURL(/\/admin\/users\?open=/);
});
