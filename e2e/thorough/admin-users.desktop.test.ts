import { expectAccessible } from '../support/axe.ts';
import { openHydrated } from '../support/hydrated.ts';
import { newAccount, signIn, signInAs } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

test('an admin finds a user, suspends them with a reason, and their session ends at once [ADMIN-01]', async ({
  page,
  playwright,
  baseURL,
}) => {
  const theirs = await playwright.request.newContext({ ...(baseURL && { baseURL }) });
  const { email, password } = await newAccount(theirs, 'business');
  await signIn(theirs, email, password);
  await signInAs(page, 'admin');
  await openHydrated(page, '/admin/users');

  await page.keyboard.press('/');
  await page.keyboard.type(email.slice(0, -8));
  await expect(page).toHaveURL(/\/admin\/users\?q=/);
  await page.getByRole('row', { name: new RegExp(email) }).click();
  const record = page.getByRole('dialog', { name: 'User' });
  await expect(record.getByText('Signed in on 1 device')).toBeVisible();
  await expectAccessible(page, 'user record');

  await record.getByRole('button', { name: 'Suspend account' }).click();
  const question = page.getByRole('dialog', { name: /^Suspend / });
  await question.getByRole('button', { name: 'Suspend' }).click();
  await expect(question.getByText('Give a reason of at least 10 characters')).toBeVisible();
  await question.getByLabel('Reason').fill('Two shops reported the same stolen pictures.');
  await question.getByRole('button', { name: 'Suspend' }).click();

  await expect(record.getByText('Not signed in')).toBeVisible();
  await expect(
    record.getByRole('region', { name: 'Audit log' }).getByText('suspended the account'),
  ).toBeVisible();
  expect((await (await theirs.get('/api/me')).json()).user).toBeNull();
  await theirs.dispose();

  await page.reload();
  await expect(
    page.getByRole('dialog', { name: 'User' }).getByText('Suspended', { exact: true }),
  ).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).not.toHaveURL(/open=/);
});

test('an admin’s own account offers no admin actions', async ({ page }) => {
  await signInAs(page, 'admin');
  await openHydrated(page, '/admin/users?role=admin&q=admin@');
  await page.getByRole('link', { name: 'Ada Lindqvist' }).click();
  const record = page.getByRole('dialog', { name: 'User' });
  await expect(record.getByText('This is your own account.')).toBeVisible();
  await expect(record.getByRole('button', { name: /Suspend|admin|Sign out/ })).toHaveCount(0);
});
