import { expectAccessible } from '../support/axe.ts';
import { allow, leaveFor, newHandle } from '../support/consent-page.ts';
import { openHydrated } from '../support/hydrated.ts';
import { newMember, signInAs } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

test('[ADMIN-26] [ADMIN-40] an admin finds a connection, opens it and disconnects it with a reason', async ({
  page,
  browser,
}) => {
  const handle = newHandle();
  const other = await browser.newContext();
  const theirs = await other.newPage();
  await newMember(theirs, 'creator');
  await leaveFor(theirs, 'Instagram');
  await allow(theirs, handle);
  await expect(theirs.getByText('Instagram is connected.').last()).toBeVisible();
  await other.close();

  await signInAs(page, 'admin');
  await openHydrated(page, '/admin/instagram');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Instagram');
  await expect(page.getByText('/auth/tiktok/callback')).toBeVisible();
  await page.getByLabel('Search accounts').fill(`@${handle}`);
  await expect(page.getByRole('row')).toHaveCount(2);
  await page.getByRole('link', { name: `@${handle}` }).click();
  const drawer = page.getByRole('dialog', { name: 'Account' });
  await drawer.getByRole('button', { name: 'Sync now' }).click();
  await expect(drawer.getByText('Requested by an admin')).toBeVisible();
  await expectAccessible(page, 'The page with its drawer');

  await drawer.getByRole('button', { name: 'Disconnect' }).click();
  const question = page.getByRole('dialog', { name: `Disconnect @${handle}?` });
  await question.getByLabel('Reason').fill('Somebody else wrote that this account is theirs.');
  await question.getByRole('button', { name: 'Disconnect' }).click();
  await expect(drawer.getByText('Not verified yet')).toBeVisible();
  await expect(drawer.getByText('disconnected the account')).toBeVisible();
});
